#!/bin/sh
# A filter for translations also rewrites the header of a PO file, and its fields are gone.
#
# Expected: `msgfilter` passes the translations of a catalogue through a program; the header, which is no translation,
#   stays.
# Happens: the header goes through the program, too, unless `--keep-header` is given. A program that joins lines makes
#   one line of it: all fields but the first are part of that one, the language among them, and no tool complains.
# Versions: gettext 0.21 (Debian 12: 0.21-12).
# Who is hurt: translators and build scripts that wrap, clean or transliterate translations.
set -eu
cd "$(mktemp -d)"
apt-get download -q gettext=0.21-12 >/dev/null 2>&1
dpkg-deb --extract gettext_*.deb gettext
cat >tea.po <<'END'
msgid ""
msgstr ""
"Project-Id-Version: menu\n"
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"

msgid "tea"
msgstr "Tee"
END
cat >expected <<'END'
msgfilter (GNU gettext-tools) 0.21
msgstr "Project-Id-Version: menu Language: de Content-Type: text/plain; charset=UTF-8\n"
"Language: de\n"
END
{
  gettext/usr/bin/msgfilter --version | head -n 1
  gettext/usr/bin/msgfilter --no-wrap -i tea.po fmt -w 500 | grep -a 'Language'
  gettext/usr/bin/msgfilter --keep-header -i tea.po fmt -w 500 | grep -a 'Language'
} | tee found
diff expected found
