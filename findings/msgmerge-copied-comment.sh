#!/bin/sh
# The note of a translator about one text turns up at texts that it was never written for.
#
# Expected: `msgmerge` keeps a translator’s comment (`# …`) at the entry that has it. A new entry for which it guesses a
#   translation is marked as fuzzy; its comments are its own.
# Happens: with the guessed translation it copies the comment as well, also where the same text only stands in another
#   context. Without the mark, which goes when the translation is confirmed, nothing tells that the note was about
#   something else.
# Versions: gettext 0.21 (Debian 12: 0.21-12).
# Who is hurt: translators who write down what was agreed; programs that keep the state of a translation in a comment.
set -eu
cd "$(mktemp -d)"
apt-get download -q gettext=0.21-12 >/dev/null 2>&1
dpkg-deb --extract gettext_*.deb gettext
cat >old.po <<'END'
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"

# Agreed with the client on Monday.
msgctxt "title"
msgid "Evening in the desert"
msgstr "Abend in der Wüste"
END
cat >new.pot <<'END'
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"

msgctxt "title"
msgid "Evening in the desert"
msgstr ""

msgctxt "button"
msgid "Evening in the desert"
msgstr ""
END
cat >expected <<'END'
msgmerge (GNU gettext-tools) 0.21
# Agreed with the client on Monday.
msgctxt "title"
# Agreed with the client on Monday.
#, fuzzy
msgctxt "button"
END
{
  gettext/usr/bin/msgmerge --version | head -n 1
  gettext/usr/bin/msgmerge --quiet old.po new.pot | grep -e '^#' -e '^msgctxt'
} | tee found
diff expected found
