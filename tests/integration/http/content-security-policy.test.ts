import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { secure, site } from './shared-site.ts';

const { get } = secure;

/** Returns the findings of Google’s CSP Evaluator; a lower severity is a worse one. */
function evaluate(policy: string) {
  return new CspEvaluator(new CspParser(policy).csp).evaluate();
}

const responses = [
  ['a page', '/?lng=tr', 200],
  ['the contact page, which embeds a map', '/iletisim?lng=en', 200],
  ['a detail page', '/detay/kumul-jipi?lng=ar', 200],
  ['an asset', site.assets.entry, 200],
  ['a page that is not there', '/yok', 404],
  ['an address that cannot be read', '/%', 400],
  ['the check of health', '/healthz', 200],
] as const;

describe('the content security policy', () => {
  it.each(responses)(
    'has no weakness but that scripts are allowed by host on %s',
    async (_, path, status) => {
      const response = await get(path);
      expect(response.status).toBe(status);
      const findings = evaluate(response.get('Content-Security-Policy') ?? '');
      expect(findings.map(({ type, directive, value }) => ({ type, directive, value }))).toEqual([
        { type: Type.SCRIPT_ALLOWLIST_BYPASS, directive: 'script-src', value: "'self'" },
      ]);
    },
  );
});
