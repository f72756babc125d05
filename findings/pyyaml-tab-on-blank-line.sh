#!/bin/sh
# A tab on a line that looks empty stops one YAML parser and not another.
#
# Expected: a line with nothing but white space is blank for every parser; YAML forbids tabs in indentation alone
#   (YAML 1.2, 6.1 and 6.7).
# Happens: PyYAML refuses the whole file, at a place where editors show nothing. The npm package yaml reads it as blank.
# Versions: PyYAML 6.0 (Debian 12: python3-yaml 6.0-3+b2), yaml 2.9.1.
# Who is hurt: people who edit YAML by hand: a file that their own tool takes fails in linters, Ansible and CI.
set -eu
cd "$(mktemp -d)"
apt-get download -q python3-yaml=6.0-3+b2 >/dev/null 2>&1
dpkg-deb --extract python3-yaml_*.deb pyyaml
npm install --silent --no-audit --no-fund yaml@2.9.1 >/dev/null
printf 'tea: 1\n\t\ndates: 2\n' >menu.yaml
cat >expected <<'END'
PyYAML 6.0: found character '\t' that cannot start any token, line 2
yaml 2.9.1: {"tea":1,"dates":2}
END
cat >try.py <<'END'
import yaml

try:
    print("PyYAML %s: %s" % (yaml.__version__, yaml.safe_load(open("menu.yaml"))))
except yaml.YAMLError as error:
    print("PyYAML %s: %s, line %d" % (yaml.__version__, error.problem, error.problem_mark.line + 1))
END
cat >try.mjs <<'END'
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const { version } = JSON.parse(readFileSync('node_modules/yaml/package.json', 'utf8'));
console.log(`yaml ${version}:`, JSON.stringify(parse(readFileSync('menu.yaml', 'utf8'))));
END
{
  PYTHONPATH=pyyaml/usr/lib/python3/dist-packages /usr/bin/python3 try.py
  node try.mjs
} | tee found
diff expected found
