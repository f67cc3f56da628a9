/* Random hands of standard Hearts for four, written by hand for these rules alone: what the
   compiled playouts of any rule set are measured against. Same generator, same checksum. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define CLUBS 0x1FFFLL
#define HEARTS (0x1FFFLL << 48)
#define QUEEN (1LL << 42)
#define PENALTY (HEARTS | QUEEN)

static uint64_t word;

static inline uint64_t below(uint64_t bound) {
    word ^= word >> 12;
    word ^= word << 25;
    word ^= word >> 27;
    return ((word * 2685821657736338717ULL >> 32) * bound) >> 32;
}

static inline int64_t nth(int64_t mask, int number) {
    while (number--) mask &= mask - 1;
    return mask & -mask;
}

static inline int64_t leads(int64_t hand, int first, int broken) {
    int64_t allowed = hand;
    if (!broken && (hand & HEARTS)) {
        allowed = hand & ~HEARTS;
        if (!allowed) allowed = hand;
    }
    if (first) {
        int64_t clubs = hand & CLUBS, opening = clubs & -clubs, clean = hand & ~PENALTY;
        allowed &= (opening ? opening : hand) & (clean ? clean : hand);
    }
    return allowed ? allowed : hand;
}

static inline int64_t follows(int64_t hand, int led, int first) {
    int64_t following = hand & (CLUBS << (16 * led));
    if (following) return following;
    if (first && (hand & ~PENALTY)) return hand & ~PENALTY;
    return hand;
}

int main(int argc, char **argv) {
    long count = argc > 1 ? atol(argv[1]) : 1000;
    word = argc > 2 ? strtoull(argv[2], 0, 10) : 1;
    int64_t checksum = 0;
    struct timespec start, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    for (long number = 0; number < count; number++) {
        int cards[52], n = 0;
        for (int suit = 0; suit < 4; suit++)
            for (int rank = 0; rank < 13; rank++) cards[n++] = 16 * suit + rank;
        for (int i = 51; i > 0; i--) {
            int j = (int)below(i + 1), card = cards[i];
            cards[i] = cards[j];
            cards[j] = card;
        }
        int64_t hands[4] = {0}, piles[4] = {0}, lowest = 0;
        int leader = (int)(number % 4), broken = 0;
        for (int i = 0; i < 52; i++) hands[i / 13] |= 1LL << cards[i];
        for (int seat = 0; seat < 4; seat++) {
            int64_t low = hands[seat] & CLUBS;
            low &= -low;
            if (low && (!lowest || low < lowest)) lowest = low, leader = seat;
        }
        for (int trick = 0; trick < 13; trick++) {
            int winner = leader, led = 0;
            int64_t best = 0, table = 0;
            for (int place = 0; place < 4; place++) {
                int seat = (leader + place) & 3;
                int64_t legal = place ? follows(hands[seat], led, trick == 0)
                                      : leads(hands[seat], trick == 0, broken);
                int64_t card = nth(legal, (int)below(__builtin_popcountll(legal)));
                hands[seat] ^= card;
                table |= card;
                if (!place) led = __builtin_ctzll(card) >> 4, best = card;
                else if ((card & (CLUBS << (16 * led))) && card > best) best = card, winner = seat;
                if (card & HEARTS) broken = 1;
            }
            piles[winner] |= table;
            leader = winner;
        }
        int shooter = -1;
        for (int seat = 0; seat < 4; seat++)
            if (!(PENALTY & ~piles[seat])) shooter = seat;
        for (int seat = 0; seat < 4; seat++) {
            int points = __builtin_popcountll(piles[seat] & HEARTS) + (piles[seat] & QUEEN ? 13 : 0);
            if (shooter >= 0) points = seat == shooter ? 0 : 26;
            checksum = (checksum * 31 + points) & 0xFFFFFFFFFFFLL;
        }
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    double seconds = (end.tv_sec - start.tv_sec) + 1e-9 * (end.tv_nsec - start.tv_nsec);
    printf("%lld %.6f\n", (long long)checksum, seconds);
    return 0;
}
