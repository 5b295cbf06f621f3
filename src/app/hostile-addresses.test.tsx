import { afterEach, describe, expect, test, vi } from 'vitest';
import { prepareSignInRedirect, readSignInReturn } from '#src/api/auth/external-sign-in';
import { authSchema } from '#src/api/auth/settings';
import { parseConfig } from '#src/api/config-schema';
import { rerouteByOverlay } from '#src/api/rerouted-calls';
import { paths } from '#src/domain/paths';
import { addressOfTarget } from '#src/features/articles/link-targets';
import { linkTargetsOf } from '#src/features/articles/prose-blocks';
import { readCheckoutParams } from '#src/features/billing/checkout/checkout.params';
import { sanitizeText } from '#src/features/templates/sanitize';
import { readEmulatorOptions } from '#src/lib/emulator-handle';
import { safeReturnPath } from '#src/lib/safe-return';
import { safeHttpUrl } from '#src/shared/rows/cell-value';
import { fuzzedAddresses, hostileAddresses } from '#tests/fixtures/hostile-addresses';
import { showFailure } from './start-failure';
import { takeUrlLanguage } from './url-language';

const SEED = 20_261_125;
const ORIGIN = 'https://app.example';
const fuzzed = fuzzedAddresses(10_000, SEED);
const addresses = [...hostileAddresses, ...fuzzed];
const someAddresses = [...hostileAddresses, ...fuzzed.slice(0, 2_000)];

const originOf = (address: string, base = ORIGIN): string => new URL(address, base).origin;
const tried = <T,>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};
const leaving = (list: readonly string[], leaves: (address: string) => boolean): string[] => list.filter(leaves);

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  globalThis.history.replaceState(null, '', '/');
});

test('the table has at least 120 different addresses, and many of all would leave if they were followed', () => {
  expect(new Set(hostileAddresses).size).toBeGreaterThanOrEqual(120);
  expect(new Set(fuzzed).size).toBeGreaterThan(9_000);
  const outside = addresses.filter((address) => tried(() => originOf(address)) !== ORIGIN);
  expect(outside.length).toBeGreaterThan(2_500);
});

describe('0 of 10,000 addresses leave the site', () => {
  const staysAt = (path: string): boolean =>
    [`${ORIGIN}/`, `${ORIGIN}/console/task?a#b`, 'http://localhost:5173/sub/'].every((base) => {
      const once = new URL(path, base);
      const again = [once.pathname + once.search + once.hash, `/sub${path}`, `/sub/..${path}`];
      const { origin } = new URL(base);
      return once.origin === origin && again.every((next) => originOf(next, base) === origin);
    });

  test('as a return path after signing in or paying', () => {
    expect(leaving(addresses, (address) => !staysAt(safeReturnPath(address, '/safe')))).toEqual([]);
    expect(
      leaving(addresses, (address) => !staysAt(readCheckoutParams(new URLSearchParams({ back: address })).back ?? '/')),
    ).toEqual([]);
  });

  test('as the return path or the state of an external sign-in', () => {
    const settings = authSchema.parse({ kind: 'redirect', signInUrl: 'https://id.example/sign-in' });
    if (settings.kind !== 'redirect') throw new Error('not a redirect');
    const query = (state: string) => new URLSearchParams({ state, code: 'c' });
    const leaves = (address: string): boolean => {
      const sent = new URL(prepareSignInRedirect(settings, `${ORIGIN}/login`, address));
      const arrival = readSignInReturn(settings, query(sent.searchParams.get('state') ?? ''));
      return (
        sent.origin !== 'https://id.example' ||
        sent.searchParams.get('redirect_uri') !== `${ORIGIN}/login` ||
        readSignInReturn(settings, query(address)).kind !== 'strange' ||
        arrival.kind !== 'arrived' ||
        !staysAt(safeReturnPath(arrival.returnTo))
      );
    };
    expect(leaving(addresses, leaves)).toEqual([]);
  });

  test('as a name in a path of the application', () => {
    const made = (address: string): string[] =>
      [
        (slug: string) => paths.template(slug),
        paths.blogPost,
        paths.helpArticle,
        paths.publicTemplate,
        paths.publicTemplateCategory,
        paths.publicTemplateCollection,
        paths.templateNotSupported,
        paths.taskShare,
        paths.login,
        paths.signUp,
        paths.paymentResult,
      ].map((pathOf) => pathOf(address.toWellFormed()));
    expect(leaving(someAddresses, (address) => !made(address).every(staysAt))).toEqual([]);
  });

  test('as the target of a link in an article', () => {
    const leaves = (address: string): boolean =>
      [address, `help:${address}`, `help#${address}`, ...linkTargetsOf(`[x](${address})`)].some((target) => {
        const path = addressOfTarget(target.toWellFormed());
        return path !== undefined && !staysAt(path);
      });
    expect(leaving(addresses, leaves)).toEqual([]);
  });

  test('as the address of the page itself, when the application rewrites or reloads it', () => {
    const assigned: string[] = [];
    const leaves = (address: string): boolean => {
      const page = tried(() => new URL(`${globalThis.origin}/${address}`));
      if (page?.origin !== globalThis.origin) return false;
      page.searchParams.set('locale', 'xx-XX');
      globalThis.history.replaceState(null, '', page.href);
      takeUrlLanguage();
      if (globalThis.location.search.includes('locale=')) return true;
      page.searchParams.set('scenario', 'unknown');
      const { pathname } = page;
      vi.stubGlobal('location', { origin: globalThis.origin, pathname, assign: (to: string) => assigned.push(to) });
      const root = document.createElement('div');
      showFailure(root, 'en-US', new Error('unknown scenario'), true);
      root.querySelector('button')?.click();
      vi.unstubAllGlobals();
      return [readEmulatorOptions(page.href).rest, assigned.pop() ?? ''].some(
        (next) => originOf(next, globalThis.origin) !== globalThis.origin,
      );
    };
    expect(leaving(someAddresses, leaves)).toEqual([]);
  });
});

describe('links and settings lead only where they say', () => {
  const isWeb = (address: string): boolean =>
    /^https?:$/.test(tried(() => new URL(address, ORIGIN).protocol) ?? 'http:');

  test('a link in a text of a template is a place in it, a page of this site, a website or a mail address', () => {
    const leaves = (href: string | null, base: string): boolean => {
      if (href === null || href.startsWith('#')) return false;
      const url = tried(() => new URL(href, globalThis.origin));
      if (url === undefined) return true;
      const isOwn = url.origin === globalThis.origin;
      if (isOwn && href.startsWith('/') && !href.startsWith(`${base}/`)) return true;
      return !/^(https?|mailto):$/.test(url.protocol) || (!isOwn && !/^(https?:\/\/|mailto:)/.test(href));
    };
    const text = document.createElement('p');
    for (const address of addresses) text.appendChild(document.createElement('a')).setAttribute('href', address);
    for (const base of ['', '/sub']) {
      const links = [...sanitizeText(text.outerHTML, base).content.querySelectorAll('a')];
      expect(links).toHaveLength(addresses.length);
      expect(links.map((link) => link.getAttribute('href')).filter((href) => leaves(href, base))).toEqual([]);
    }
  });

  test('a value of a row is a link only if it is a website', () => {
    expect(leaving(addresses, (address) => !isWeb(safeHttpUrl(address) ?? '/'))).toEqual([]);
  });

  test('config.json names websites, and a path in it is one of this site or of its API', () => {
    const websites = (address: string): unknown[] => [
      { links: { help: address } },
      { links: { help: { 'en-US': address } } },
      { chat: { url: address } },
      { providers: { Google: address } },
      { clientDownloads: { windows: address } },
      { auth: { kind: 'redirect', signInUrl: address } },
      { auth: { kind: 'redirect', signInUrl: `${ORIGIN}/`, signOutUrl: address } },
      { apiBaseUrl: address },
      { payment: { fieldUrl: address } },
    ];
    const leaves = (address: string): boolean => {
      const accepted = websites(address).some((settings) => tried(() => parseConfig(settings)) !== undefined);
      if (
        accepted &&
        (!isWeb(address) || ((tried(() => originOf(address)) ?? ORIGIN) !== ORIGIN && !/^https?:/i.test(address)))
      )
        return true;
      const redirect = { kind: 'redirect', signInUrl: `${ORIGIN}/`, exchangePath: address };
      const isPath = tried(() => parseConfig({ auth: redirect })) !== undefined;
      return isPath && originOf(`${ORIGIN}${address}`) !== ORIGIN;
    };
    expect(leaving(addresses, leaves)).toEqual([]);
  });

  test.each([
    ['x-path', '$.paths["/v1/session"].post', (address: string) => ({ 'x-path': address }), addresses],
    ['path item', '$.paths', (address: string) => ({ [address]: { post: { operationId: 'logIn' } } }), someAddresses],
  ])('the %s of an overlay moves a call within the API, or is refused', async (_, target, updateOf, tries) => {
    const found: string[] = [];
    for (const address of tries) {
      const overlay = { overlay: '1.0.0', actions: [{ target, update: updateOf(address) }] };
      const map = tried(() => rerouteByOverlay(overlay, () => `${ORIGIN}/api`));
      const moved = await map?.reroute(new Request(`${ORIGIN}/api/v1/session`, { method: 'POST' }));
      if (moved && originOf(moved.url) !== ORIGIN) found.push(address);
    }
    expect(found).toEqual([]);
  });
});
