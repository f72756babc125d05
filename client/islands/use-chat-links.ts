import { useEffect, useRef } from 'react';

/**
 * Gives all WhatsApp links of the page the same URL, as the server does. If the island is replaced by the server’s
 * markup, the URL of that markup is restored.
 */
export function useChatLinks(href: string): void {
  const first = useRef(href);
  useEffect(() => () => changeLinks(first.current), []);
  useEffect(() => changeLinks(href), [href]);
}

function changeLinks(href: string): void {
  const { origin } = new URL(href);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${origin}"]`)) {
    link.href = href;
  }
}
