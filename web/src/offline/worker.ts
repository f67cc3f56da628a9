// The service worker: the client opens without network once it was loaded.
//
// It keeps the files of one build together, and the card faces that were seen. A page is always
// asked for from the server first, so a new version is there at the next load; what is kept is
// shown only while the server is away. The next version's files come in beside this one's and take
// over when no page uses these any more. Answers of the API are never touched, let alone kept.

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: its files, named by content but for a few, and all card faces there are. */
declare const __BUILT__: { version: string; files: string[]; faces: string[] };

const PREFIX = "openhearts-";
const built = __BUILT__;
const FILES = `${PREFIX}files-${built.version}`;
const FACES = `${PREFIX}faces`;
const PAGE = "/";
/** So long the server may take for a page before the one that is kept is shown. */
const PATIENCE = 4000;

const files = new Set(built.files);
const faces = new Set(built.faces);

self.addEventListener("install", (event) => {
  event.waitUntil(keepFiles());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOldFiles(), forgetOldFaces(), self.clients.claim()]));
});

self.addEventListener("message", (event) => {
  const { data } = event as { data: unknown };
  if (Array.isArray(data)) event.waitUntil(keepFaces(data.filter((url) => faces.has(url))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (faces.has(pathname)) event.respondWith(face(pathname));
  else if (files.has(pathname)) event.respondWith(file(request, pathname));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(FILES);
  // All or nothing, and from the server itself: a build is kept whole.
  await cache.addAll([...files].map((path) => new Request(path, { cache: "reload" })));
}

async function forgetOldFiles(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== FILES && name !== FACES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function forgetOldFaces(): Promise<void> {
  const cache = await caches.open(FACES);
  const old = (await cache.keys()).filter(({ url }) => !faces.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function keepFaces(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => face(path).catch(() => undefined)));
}

async function page(request: Request): Promise<Response> {
  try {
    return await Promise.race([fetch(request), late()]);
  } catch {
    const kept = await caches.match(PAGE, { cacheName: FILES });
    return kept ?? fetch(request);
  }
}

const late = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error("The server is late.")), PATIENCE));

async function file(request: Request, path: string): Promise<Response> {
  return (await caches.match(path, { cacheName: FILES })) ?? fetch(request);
}

async function face(path: string): Promise<Response> {
  const cache = await caches.open(FACES);
  const kept = await cache.match(path);
  if (kept !== undefined) return kept;
  const fresh = await fetch(path);
  if (fresh.ok) await cache.put(path, fresh.clone());
  return fresh;
}
