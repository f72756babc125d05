#!/bin/sh
# A comment of a translator comes back from polib with its addresses and names cut behind a hyphen.
#
# Expected: a comment line of a PO file is text, which a program may wrap at spaces at most.
# Happens: polib wraps comments at 78 columns and also breaks behind hyphens. Read again, the comment has a line break in
#   the middle of a word; joined with a space, an address or an id is another one. Texts (`msgid`) are not broken so.
# Versions: polib 1.1.1 (Debian 12: python3-polib 1.1.1-1).
# Who is hurt: whoever keeps an address, a file name or an id in a comment: links that no longer open, ids that match
#   nothing.
set -eu
cd "$(mktemp -d)"
apt-get download -q python3-polib=1.1.1-1 >/dev/null 2>&1
dpkg-deb --extract python3-polib_*.deb polib
cat >expected <<'END'
polib 1.1.1
# See https://example.com/guides/desert-evening-tours-and-other-things-to-do-
# at-night
read again: https://example.com/guides/desert-evening-tours-and-other-things-to-do- at-night
END
cat >try.py <<'END'
import polib

print("polib", polib.__version__)
address = "https://example.com/guides/desert-evening-tours-and-other-things-to-do-at-night"
catalogue = polib.POFile()
catalogue.append(polib.POEntry(msgid="Night", msgstr="Nacht", tcomment="See " + address))
written = str(catalogue)
print("\n".join(line for line in written.splitlines() if line.startswith("# ")))
read = polib.pofile(written)[0].tcomment
print("read again:", " ".join(read.split())[len("See "):])
END
PYTHONPATH=polib/usr/lib/python3/dist-packages python3 try.py | tee found
diff expected found
