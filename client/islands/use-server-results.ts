import { useEffect, useState } from 'react';
import type { LocalText } from '../../shared/local-text.ts';

/** What a query finds. */
export interface Results {
  /** The numbers of the services. */
  found: number[];
  /** The URLs of the pages and questions. */
  foundPages: string[];
  /** Whether the pages come before the services. */
  isNamed: boolean;
  /** The WhatsApp link with the message about what it finds; only the server knows it. */
  chatLink?: string;
  /** The sentence that these are the results of another language, or of some words; omitted if they are not. */
  notice?: LocalText | undefined;
}

/** The server is asked after a pause in typing. */
const debounceMs = 300;

/**
 * The results in the page at a URL, with their WhatsApp link. They may be those of another language, or of texts: this page
 * has the titles and keywords of its own language alone. `undefined` until they are known, and if they cannot be loaded.
 */
export function useServerResults(url: string | undefined): Results | undefined {
  const [answer, setAnswer] = useState<Results & { url: string }>();
  useEffect(() => {
    if (url === undefined) return;
    // Unlike `fetch`, it parses the page without a policy for Trusted Types.
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.onload = () => {
      const selector = '[data-island="service-filter"]';
      const island = request.responseXML?.querySelector<HTMLElement>(selector);
      const props: Results | null = JSON.parse(island?.dataset['props'] ?? 'null');
      if (props) setAnswer({ ...props, url });
    };
    const timer = setTimeout(() => request.send(), debounceMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [url]);
  return answer?.url === url ? answer : undefined;
}
