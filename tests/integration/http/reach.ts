import { load } from 'cheerio';
import request from 'supertest';
import { releaseWords } from '../../../shared/local-text.ts';
import { sendPatiently } from './send-raw.ts';

/** Accesses a listening site by ordinary requests or by bytes. */
export function reach(port: number) {
  /** Retries if a busy machine has no time to render, as visitors are told to. */
  const get = async (
    address: string,
    headers: Record<string, string> = {},
  ): Promise<request.Response> => {
    const response = await request(`http://127.0.0.1:${port}`).get(address).set(headers);
    if (response.status !== 503) return response;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return get(address, headers);
  };
  return {
    port,
    get,
    /** Returns the document of a page, for selectors. */
    open: async (address: string, headers?: Record<string, string>) =>
      parsePage(await get(address, headers)),
    send: (bytes: string | Uint8Array) => sendPatiently(port, bytes),
  };
}

/** Returns the document of a response, for selectors, with its texts as they were written. */
export function parsePage({ text }: { text: string }) {
  return load(releaseWords(text));
}

/** Returns the text of each element that matches a selector. */
export function listTexts($: ReturnType<typeof parsePage>, selector: string): string[] {
  return Array.from($(selector), (element) => $(element).text().trim());
}

/** Returns an attribute of each element that matches a selector; empty if the element lacks it. */
export function listAttributes(
  $: ReturnType<typeof parsePage>,
  selector: string,
  name: string,
): string[] {
  return Array.from($(selector), (element) => $(element).attr(name) ?? '');
}
