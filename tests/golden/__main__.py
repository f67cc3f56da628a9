"""Find every golden match anew: `PYTHONPATH=tests python -m golden`; then review the diff."""

from golden.matches import ALL, FOLDER, text_of

for golden in ALL:
    golden.file.write_text(text_of(golden), encoding="utf-8")
for stray in set(FOLDER.glob("*.txt")) - {golden.file for golden in ALL}:
    stray.unlink()
