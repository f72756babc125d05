import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { UserError } from '../../../cli/user-error.ts';
import { UnknownKeyError } from '../../../scripts/dev/edit/find-subject.ts';
import type {
  EditRequest,
  PictureChange,
  RequestBody,
} from '../../../scripts/dev/edit/protocol.ts';
import { formatRequest, sendRaw } from '../http/send-raw.ts';
import { openEditRoutes } from './open-edit-routes.ts';

/** The same with all its fields, the optional ones included. */
type Full<T> = T extends readonly (infer Item)[]
  ? Full<Item>[]
  : T extends object
    ? { [Field in keyof T]-?: Full<T[Field]> }
    : T;

const ui = 'tr' as const;
const key = 'cars/g63.yaml#title';
const forms = { zero: 'a', one: 'b', two: 'c', few: 'd', many: 'e', other: 'f' };
const picture = { name: 'dunes', focus: [0, 1] } satisfies PictureChange;
const wording = { tr: 'Çöl', en: forms, ar: 'صحراء', all: '' };

/** Every field of every request: the types demand those of the protocol, and the routes must take them. */
const requests: { [Name in EditRequest]: Full<RequestBody<Name>> } = {
  status: { ui },
  places: {
    ui,
    path: '/',
    pieces: [{ text: 'a', kind: 'picture', language: 'ar', link: '/b', area: 'footer' }],
  },
  open: { ui, key, picture: 'dunes' },
  library: { ui },
  judge: { ui, key, wording, picture },
  save: { ui, key, base: 'x', wording, picture },
  seen: { ui, keys: [key] },
  confirm: { ui, key, base: 'x', language: 'en' },
  undo: { ui },
};

describe('the routes of the editor', () => {
  it('pass on each request with all of its fields', async () => {
    const { ask, asked } = await openEditRoutes();
    for (const [name, body] of Object.entries(requests)) {
      const answer = await ask({ name, body: JSON.stringify(body) });
      expect([name, answer.status]).toEqual([name, 200]);
      expect(answer.said).toEqual(body);
    }
    expect(asked).toEqual(Object.entries(requests).map(([name, body]) => ({ name, ...body })));
  });

  it('say what failed in the language of the request', async () => {
    const { ask } = await openEditRoutes({}, async (name) => {
      if (name === 'open') throw new UnknownKeyError(key);
      throw new UserError(({ editor }) => editor.nothingToUndo);
    });
    const read = async (name: EditRequest, language: 'en' | 'tr') => {
      const body = JSON.stringify({ ...requests[name], ui: language });
      const answer = await ask({ name, body });
      return [answer.status, answer.said];
    };
    const say = (words: string) => ({ message: expect.stringContaining(words) });
    expect(await read('undo', 'en')).toEqual([409, say('There is no save to take back')]);
    expect(await read('undo', 'tr')).toEqual([409, say('Geri alınacak')]);
    expect(await read('open', 'en')).toEqual([404, say('cars/g63.yaml was moved')]);
    expect(await read('open', 'tr')).toEqual([404, say('cars/g63.yaml')]);
  });

  it('say that something else failed, show it on the terminal, and go on', async () => {
    let isBroken = true;
    const { ask } = await openEditRoutes({}, async () => {
      if (isBroken) throw new TypeError('a is not b');
      return {};
    });
    const write = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => write.mockRestore());
    const { status, said } = await ask({});
    expect([status, said]).toEqual([
      500,
      { message: 'Nothing was changed, since something went wrong: a is not b' },
    ]);
    expect(write).toHaveBeenCalledWith(expect.anything(), expect.any(TypeError));
    isBroken = false;
    expect((await ask({})).status).toBe(200);
  });
});

describe('a link to a text', () => {
  const key = 'posts/a.yaml#content[2].html ‘é”\r\n&x#';
  const ask = (port: number, query: string, headers: string[] = []) =>
    sendRaw(
      port,
      formatRequest(`/__dev/edit/open${query}`, [`Host: localhost:${port}`, ...headers]),
    );

  it('leads to the page that shows it, and changes nothing', async () => {
    const keys: string[] = [];
    const findPage = async (wanted: string) => {
      keys.push(wanted);
      return '/blog/a?lng=ar';
    };
    const { port, asked } = await openEditRoutes({ findPage });
    const { status, headers, text } = await ask(port, `?key=${encodeURIComponent(key)}`);
    expect([status, headers['location']]).toEqual([
      302,
      `/blog/a?lng=ar#edit=${encodeURIComponent(key)}`,
    ]);
    expect(text).not.toMatch(/access-control/i);
    expect([keys, asked]).toEqual([[key], []]);
  });

  it('is refused if no page shows it, if there are no such links, and if editing is off', async () => {
    const findPage = async () => undefined;
    const options = [{ findPage }, {}, { findPage, host: '0.0.0.0' }];
    const statuses = [];
    for (const option of options) {
      const { port, asked } = await openEditRoutes(option);
      const { status, headers } = await ask(port, '?key=posts/a.yaml');
      expect([headers['location'], asked]).toEqual([undefined, []]);
      statuses.push(status, (await ask(port, '')).status);
    }
    expect(statuses).toEqual([404, 404, 403, 403, 403, 403]);
  });
});

describe('a page', () => {
  const read = async (port: number, path: string) =>
    (await sendRaw(port, formatRequest(path, [`Host: localhost:${port}`]))).text;

  it('of the site has the script of the editor with the token; the page for editors has none', async () => {
    const { port, token } = await openEditRoutes({ ui: 'tr' });
    const element = `<script type="module" src="/__dev/edit.js" data-token="${token}" data-ui="tr"></script>`;
    expect(await read(port, '/')).toContain(element);
    expect(await read(port, '/_icerik')).not.toMatch(/edit\.js|token/);
    expect(await read(port, '/__dev/edit.js')).toMatch(/\r\n\r\nedit\(\)$/);
  });

  it('has them as attributes, whatever they are', async () => {
    const { port } = await openEditRoutes({ ui: '"><b>&' as 'en' });
    expect(await read(port, '/')).toContain(' data-ui="&quot;&gt;&lt;b&gt;&amp;"></script>');
  });

  it('has the reason instead of the token if editing is off', async () => {
    const { port } = await openEditRoutes({ host: '0.0.0.0', ui: 'tr' });
    const page = await read(port, '/');
    expect(page).toMatch(/data-token="" data-ui="tr" data-refusal="HOST=0\.0\.0\.0 [^"<>]+"/);
  });
});
