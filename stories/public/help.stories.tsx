import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inTestOnly } from '#.storybook/in-test-only';
import preview from '#.storybook/preview';
import { currentAddress, renderAt } from '#.storybook/app-at';
import { forgetPromotions } from '../promotions/forget-promotions';

const meta = preview.meta({
  title: 'Public/Pages/Help',
  render: renderAt,
  parameters: { router: false, gleaner: { persona: 'visitor', path: '/help' } },
  beforeEach: forgetPromotions,
});

export const Ready = meta.story({
  name: 'PUB-16 Ready',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Help center' }, { timeout: 8_000 });
    const main = within(screen.getByRole('main'));
    await expect(main.getByRole('region', { name: 'Collecting data' })).toBeVisible();
    const field = main.getByRole('textbox', { name: 'Search help' });
    await inTestOnly(async () => {
      await userEvent.click(field);
      await userEvent.paste('socks5');
      await expect(await main.findByText('1 result for “socks5”', { selector: 'h2' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'About proxy IPs' })).toBeVisible();
      await expect(main.getByText('SOCKS5', { selector: 'mark' })).toBeVisible();
      await waitFor(() => expect(currentAddress()).toBe('/help?q=socks5'));
      await userEvent.clear(field);
      await userEvent.paste('zebra quartz');
      await expect(await main.findByText('No results for “zebra quartz”', { selector: 'p' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/help/contact');
      await userEvent.click(main.getByRole('button', { name: 'Show all topics' }));
      await expect(await main.findByRole('region', { name: 'Collecting data' })).toBeVisible();
    });
  },
});

export const Article = meta.story({
  name: 'PUB-16 Article about proxies',
  parameters: { gleaner: { path: '/help/proxies#own' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'About proxy IPs' }, { timeout: 8_000 });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your own proxies' })).toHaveFocus());
    const main = within(screen.getByRole('main'));
    await inTestOnly(async () => {
      await userEvent.click(main.getByRole('link', { name: 'A run found nothing' }));
      await screen.findByRole('heading', { level: 1, name: 'A run found nothing' });
      await expect(currentAddress()).toBe('/help/no-rows');
    });
  },
});

export const InJapanese = meta.story({
  name: 'PUB-16 Searched in Japanese',
  parameters: { gleaner: { language: 'ja-JP', path: '/help?q=ＣＳＶ' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'ヘルプセンター' }, { timeout: 8_000 });
    const main = within(screen.getByRole('main'));
    await expect(main.getAllByRole('link', { name: 'データをエクスポートする' })[0]).toBeVisible();
    await expect(main.getAllByText('CSV', { selector: 'mark' })[0]).toBeVisible();
  },
});

export const InGerman = meta.story({
  name: 'PUB-16 In German, with articles in English',
  parameters: { gleaner: { language: 'de-DE' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Hilfecenter' }, { timeout: 8_000 });
    const tasks = within(screen.getByRole('region', { name: 'Aufgaben' }));
    const [german, english] = tasks.getAllByRole('listitem');
    await expect(german).not.toHaveTextContent('Englisch');
    await expect(english).toHaveTextContent('A task stays in the queue Englisch');
    const collecting = within(screen.getByRole('region', { name: 'Daten sammeln' })).getAllByRole('listitem');
    const isEnglish = collecting.map((item) => String(item.textContent.endsWith('Englisch')));
    await expect(isEnglish).toEqual(isEnglish.toSorted());
    await expect(isEnglish).toContain('false');
  },
});

export const InEnglishOnly = meta.story({
  name: 'PUB-16 Article in English only',
  parameters: { gleaner: { language: 'de-DE', path: '/help/waiting' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'A task stays in the queue' }, { timeout: 8_000 });
    const main = within(screen.getByRole('main'));
    await expect(main.getByText('Diesen Artikel gibt es nur auf Englisch.')).toBeVisible();
    await expect(main.getByRole('article')).toHaveAttribute('lang', 'en');
    await expect(main.getByRole('region', { name: 'Verwandte Artikel' })).toBeVisible();
  },
});

export const NoSuchArticle = meta.story({
  name: 'PUB-16 No such article',
  parameters: { gleaner: { path: '/help/no-such-article' } },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Page not found' }, { timeout: 8_000 });
    await expect(currentAddress()).toBe('/help/no-such-article');
  },
});
