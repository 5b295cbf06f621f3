import { expect, test, type Page } from '@playwright/test';
import { findInPage, type FindingKind } from '../../scripts/atlas/find.mjs';

async function findTexts(page: Page, body: string, kinds: readonly FindingKind[]): Promise<string[]> {
  await page.setContent(
    `<!doctype html><html lang="en"><style>body{font:16px/1.5 sans-serif;margin:8px}</style><body>${body}`,
  );
  const findings = await findInPage(page, { kinds });
  return findings.map(({ kind, text }) => `${kind} ${text}`);
}

const cut = 'width:80px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis';

test('cut text is found unless its full text is available', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  const text = 'A name that is long';
  expect(
    await findTexts(
      page,
      `<p style="${cut}">${text}</p>
       <p style="${cut}" title="${text}">${text}</p>
       <p style="${cut}"><a href="#x">${text}</a></p>
       <p style="${cut}" data-whole="row">${text}</p>
       <p style="${cut}">Short</p>
       <p style="width:80px;height:24px;overflow:hidden">Two lines in one</p>
       <p style="width:80px;height:24px;overflow:auto">Two lines that scroll</p>
       <p style="position:absolute;width:1px;height:1px;overflow:hidden">Only read aloud</p>
       <input style="width:60px" placeholder="Search everything">`,
      ['clipped', 'overflow'],
    ),
  ).toEqual([`clipped ${text}`, 'clipped Two lines in one', 'clipped Search everything']);
});

test('text that leaves its box or the window is found', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  expect(
    await findTexts(
      page,
      `<button style="width:60px;white-space:nowrap">Much too long</button>
       <p style="white-space:nowrap;width:20px">This goes beyond the right side of a telephone window</p>
       <div style="width:100%;overflow-x:auto"><p style="width:900px">A table that scrolls</p></div>
       <div style="position:fixed;top:590px;height:60px">Below the window</div>`,
      ['clipped', 'overflow'],
    ),
  ).toEqual([
    'overflow Much too long',
    'overflow This goes beyond the right side of a telephone window',
    'clipped Below the window',
  ]);
});

test('targets under 24 px are found where no exception of WCAG 2.5.8 applies', async ({ page }) => {
  const small =
    'display:inline-block;box-sizing:border-box;width:16px;height:16px;padding:0;border:0;vertical-align:top';
  expect(
    await findTexts(
      page,
      `<p><button style="${small}" aria-label="One"></button><button style="${small}" aria-label="Two"></button></p>
       <p style="margin:40px 0"><button style="${small}" aria-label="Alone"></button></p>
       <p style="line-height:1">Read <a href="#a">this</a>, <a href="#b">that</a> first</p>
       <p><input type="checkbox"><input type="checkbox"></p>
       <p><button style="width:24px;height:24px">a</button><button style="width:24px;height:24px">b</button></p>`,
      ['target'],
    ),
  ).toEqual(['target 16 x 16: One', 'target 16 x 16: Two']);
});

test('low contrast is found, also where axe cannot decide', async ({ page }) => {
  expect(
    await findTexts(
      page,
      `<p style="color:#999;background:#fff">Pale</p><p style="color:#666;background:#fff">Fair</p>
       <p style="color:#888;background:#fff;font-size:24px">Large</p>
       <p style="color:#999;background:#fff">x</p>`,
      ['contrast'],
    ),
  ).toEqual(['contrast 2.84: Pale', 'contrast 2.85: x']);
});

test('raw translation keys and unfilled placeholders are found in text and names, but not in code', async ({
  page,
}) => {
  expect(
    await findTexts(
      page,
      `<p>tasks.list.empty</p><p>Write to www.example.com</p><p>Hello {{name}}</p><p>NaN rows</p><code>{{name}}</code>
       <button aria-label="ui:table.failed">x</button>`,
      ['raw-key'],
    ),
  ).toEqual([
    'raw-key tasks.list.empty',
    'raw-key Hello {{name}}',
    'raw-key NaN rows',
    'raw-key aria-label: ui:table.failed',
  ]);
});
