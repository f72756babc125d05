#!/bin/sh
# A click is lost while a view transition waits for its update, and no element ever hears of it.
#
# Expected: `document.startViewTransition(update)` shows the old picture until `update` is done; what visitors click meanwhile
#   reaches the page as before, or is kept for later, as it is while a long script runs.
# Happens: from the capture of the old picture until `update` has ended, every click hits the root element alone (CSS View
#   Transitions, “rendering suppression”), and nothing repeats it. Keys still reach the element with the focus.
# Versions: Debian’s Chromium 156, driven by playwright-core 1.65.1.
# Who is hurt: pages whose `update` loads data: they look alive and are deaf for as long as that takes. Tests that click one
#   thing after another fail by chance.
set -eu
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund playwright-core@1.65.1 >/dev/null
cat >expected <<'END'
before: 1 click heard
while the update waits: 0 clicks heard
after it: 0 of those
then: 1 click heard
a key while the update waits: 1 click heard
END
cat >try.mjs <<'END'
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';

const options = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: options });
console.error(`Chromium ${browser.version()}`);
const page = await browser.newPage();
await page.setContent('<button style="width: 200px; height: 80px">Choose</button>');
await page.evaluate(() => {
  window.heard = 0;
  document.querySelector('button').onclick = () => {
    window.heard += 1;
  };
});
const count = async () => {
  const heard = await page.evaluate(() => window.heard);
  await page.evaluate(() => {
    window.heard = 0;
  });
  return heard;
};
const start = () =>
  page.evaluate(() => {
    document.startViewTransition(() => new Promise((done) => (window.end = done)));
  });
const end = async () => {
  await page.evaluate(() => window.end());
  await wait(1000);
};
const click = () => page.mouse.click(50, 40);

await click();
console.log(`before: ${await count()} click heard`);
await start();
await wait(500);
await click();
console.log(`while the update waits: ${await count()} clicks heard`);
await end();
console.log(`after it: ${await count()} of those`);
await click();
console.log(`then: ${await count()} click heard`);
await page.focus('button');
await start();
await wait(500);
await page.keyboard.press('Enter');
console.log(`a key while the update waits: ${await count()} click heard`);
await end();
await browser.close();
END
node try.mjs | tee found
diff expected found
