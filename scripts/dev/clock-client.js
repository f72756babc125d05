// Runs in pages under `npm run dev -- --at …`, before all other scripts: the clock of the page is that of the site.

{
  const offset = Number(document.currentScript.dataset.offset);
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...args) {
      if (args.length === 0) super(RealDate.now() + offset);
      else super(...args);
    }

    static now() {
      return RealDate.now() + offset;
    }
  };
}
