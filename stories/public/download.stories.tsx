import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderAt } from '#.storybook/app-at';
import { applyConfig, config } from '#src/api/config';

const sum = '3f1c5b0a9d2e47c8b6a1f0e9d8c7b6a5948372615f4e3d2c1b0a998877665544';

const meta = preview.meta({
  title: 'Public/Pages/Download',
  render: renderAt,
  parameters: { gleaner: { persona: 'visitor', path: '/download' } },
  beforeEach: () => {
    const before = config();
    const own = Object.getOwnPropertyDescriptor(navigator, 'userAgent');
    Object.defineProperty(navigator, 'userAgent', {
      value: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5)',
      configurable: true,
    });
    applyConfig({
      ...before,
      clientDownloads: {
        macos: {
          url: 'https://downloads.gleaner.example/gleaner.dmg',
          version: '3.4.0',
          bytes: 104_300_000,
          sha256: sum,
        },
        windows: {
          url: 'https://downloads.gleaner.example/gleaner-setup.exe',
          version: '3.4.0',
          bytes: 98_500_000,
          sha256: sum.replace('3f1c', 'a07d'),
        },
      },
    });
    return () => {
      applyConfig(before);
      if (own) Object.defineProperty(navigator, 'userAgent', own);
      else Reflect.deleteProperty(navigator, 'userAgent');
    };
  },
});

export const ThisSystem = meta.story({
  name: 'PUB-13 PUB-02 This system',
  play: async () => {
    const main = within(screen.getByRole('main'));
    await screen.findByRole('heading', { level: 1, name: 'Desktop app' }, { timeout: 8_000 });
    const packages = main.getAllByRole('article');
    await expect(packages.map((each) => within(each).getByRole('heading', { level: 2 }).textContent)).toEqual([
      'macOS',
      'Windows',
    ]);
    const mac = within(main.getByRole('article', { name: 'macOS' }));
    await expect(mac.getByText('Your system')).toBeVisible();
    await expect(mac.getByRole('link', { name: 'Download for macOS' })).toHaveAttribute(
      'href',
      'https://downloads.gleaner.example/gleaner.dmg',
    );
    for (const text of ['3.4.0', '104 MB', sum, 'shasum -a 256 gleaner.dmg'])
      await expect(mac.getByText(text)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Open the desktop app' })).toHaveAttribute('href', 'gleaner://open');
    await waitFor(() => expect(document.title).toBe('Desktop app · Gleaner'));
  },
});
