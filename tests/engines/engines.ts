import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { ensureBrowser } from '../../scripts/check/ensure-browser.ts';
import { findFreePorts } from '../integration/deploy/find-free-ports.ts';
import { findProgram } from '../integration/deploy/find-program.ts';

/** A browser window, and what a visitor does in it. */
export interface Engine {
  /** Opens a URL, with the pointer in the corner so that it wakes no island, and waits until the page is loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page, which can use only its arguments. */
  evaluate<Result, Values extends unknown[]>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>>;
  /** Clicks the middle of the first element that matches and is in view. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Types into the element that has the focus. */
  write(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowRight'): Promise<void>;
  /**
   * Swipes sideways over the middle of the first element that matches, by parts of its width and in milliseconds;
   * negative to the left.
   */
  swipe(selector: string, part: number, duration: number): Promise<void>;
  /** Resizes the window; the engine may have a minimum width. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

const driver = findProgram('WebKitWebDriver', 'webkit2gtk-driver');
const screen = findProgram('Xvfb', 'xvfb');
const firefox = findProgram('firefox-esr', 'firefox-esr');

/** The installed engines, each with a function that starts it. Missing engines have been reported. */
export const engines: readonly { name: string; start: () => Promise<Engine> }[] = [
  { name: 'Chromium', start: () => startByPuppeteer('chrome', ensureBrowser('whole')) },
  ...(firefox ? [{ name: 'Firefox', start: () => startByPuppeteer('firefox', firefox) }] : []),
  ...(driver && screen
    ? [{ name: 'WebKitGTK', start: () => startWebKit({ driver, screen }) }]
    : []),
];

/** Starts Chromium by its own protocol or Firefox by WebDriver BiDi, both headless. */
async function startByPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Engine> {
  const args = browser === 'chrome' ? ['--no-sandbox', '--disable-gpu', '--disable-quic'] : [];
  const extraPrefsFirefox = { 'dom.w3c_touch_events.enabled': 1 };
  const program = await launch({
    browser,
    executablePath,
    args,
    extraPrefsFirefox,
    protocolTimeout: 600_000,
  });
  const page = await program.newPage();
  page.setDefaultTimeout(120_000);
  return {
    open: async (address) => {
      await page.mouse.move(0, 0);
      await page.goto(address);
    },
    evaluate: (run, ...values) => page.evaluate(run as never, ...values),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    write: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    swipe: async (selector, part, duration) => {
      const box = await (await page.$(selector))?.boundingBox();
      if (!box) throw new Error(`“${selector}” is not drawn.`);
      const y = box.y + box.height / 2;
      const findX = (way: number) => box.x + box.width * (0.5 + part * way);
      await page.touchscreen.touchStart(findX(-0.5), y);
      for (const way of ways) {
        await wait(duration / ways.length);
        await page.touchscreen.touchMove(findX(way), y);
      }
      await page.touchscreen.touchEnd();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => program.close(),
  };
}

/** The places of a finger while it swipes, in parts of the way from its middle. */
const ways = [-0.3, -0.1, 0.1, 0.3, 0.5];

const keys = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Starts WebKitGTK’s MiniBrowser by WebDriver, on a virtual screen. */
async function startWebKit(programs: { driver: string; screen: string }): Promise<Engine> {
  const display = spawn(programs.screen, '-displayfd 1 -screen 0 1600x1200x24'.split(' '), {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  const [port = 0] = await findFreePorts(1);
  const server = spawn(programs.driver, [`--port=${port}`], {
    // Root cannot create a sandbox. With compositing, view transitions would crash the page.
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => undefined))) await wait(100);
  const session = new Builder()
    .usingServer(address)
    .withCapabilities({ browserName: 'MiniBrowser' });
  const browser = await session.build();
  await browser.manage().setTimeouts({ script: 300_000 });
  const find = (selector: string) => browser.findElement(By.css(selector));
  return {
    open: async (url) => {
      await browser.actions().move({ x: 0, y: 0 }).perform();
      await browser.get(url);
    },
    evaluate: (run, ...values) => browser.executeScript(run, ...values),
    click: async (selector) => {
      // Its driver scrolls too, but does not wait until the page has scrolled smoothly.
      await browser.executeScript(scrollThere, selector);
      await find(selector).click();
    },
    type: (selector, text) => find(selector).sendKeys(text),
    write: (text) => browser.actions().sendKeys(text).perform(),
    press: (key) => browser.actions().sendKeys(keys[key]).perform(),
    // Its driver makes a mouse of each finger.
    swipe: async (selector, part, duration) => {
      const touch = (type: string, way: number, y = 0) =>
        browser.executeScript(fireTouch, selector, type, part * way, y);
      await touch('touchstart', -0.5);
      // Upward at first, as an unsteady finger.
      await touch('touchmove', -0.5, -2);
      for (const way of ways) {
        await wait(duration / ways.length);
        await touch('touchmove', way);
      }
      await touch('touchend', 0.5);
    },
    resize: async (width, height) =>
      void (await browser.manage().window().setRect({ x: 0, y: 0, width, height })),
    close: async () => {
      await browser.quit();
      server.kill();
      display.kill();
    },
  };
}

/** Runs in the page: sends a touch, at a part of the width of an element from its middle, as from a finger. */
function fireTouch(selector: string, type: string, part: number, up: number): void {
  const target = document.querySelector(selector);
  if (!target) throw new Error(`“${selector}” is not there.`);
  const { x, y, width, height } = target.getBoundingClientRect();
  const clientX = x + width * (0.5 + part);
  const clientY = y + height / 2 + up;
  const touch = { clientX, clientY, pageX: clientX + scrollX, pageY: clientY + scrollY };
  const touches = type === 'touchend' ? [] : [touch];
  const bubbles = true;
  if (type === 'touchstart') target.dispatchEvent(new PointerEvent('pointerdown', { bubbles }));
  // The engine creates no touches.
  const event = new Event(type, { bubbles });
  target.dispatchEvent(Object.assign(event, { touches, changedTouches: [touch] }));
}

/** Runs in the page. */
function scrollThere(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
}
