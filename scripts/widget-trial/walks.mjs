// `check(what, holds)` records a failure; `press` is measured for INP.

const focused = (page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return `${at?.getAttribute('role') ?? at?.tagName.toLowerCase() ?? ''}:${(at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim()}`;
  });
const reportedText = (page) => page.locator('#said').innerText();
const button = (page, name) => page.getByRole('button', { name, exact: true });
const isFocused = (locator) => locator.evaluate((element) => element === document.activeElement).catch(() => false);
async function eventually(test) {
  for (const end = Date.now() + 1000; ;) {
    if (await test().catch(() => false)) return true;
    if (Date.now() > end) return false;
    await new Promise((done) => setTimeout(done, 30));
  }
}
const isVisible = (locator) => eventually(() => locator.first().isVisible());
const isGone = (locator) => eventually(async () => !(await locator.first().isVisible()));
async function descriptionOf(page, locator) {
  const session = await page.context().newCDPSession(page);
  const handle = await locator.first().elementHandle({ timeout: 1000 });
  await handle.evaluate((element) => element.setAttribute('data-described', ''));
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-described]' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
  await handle.evaluate((element) => element.removeAttribute('data-described'));
  return nodes[0]?.description?.value ?? '';
}
async function tabFromBefore(page, tabs) {
  await button(page, 'Before').focus();
  for (let i = 0; i < tabs; i++) await page.keyboard.press('Tab');
}

export const walks = {
  button: {
    async walk(page, check) {
      await tabFromBefore(page, 1);
      check('Tab reaches it', await isFocused(button(page, 'Save')));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Space');
      check(
        'Enter and Space press it',
        await eventually(
          async () => (await reportedText(page)).split('\n').filter((word) => word === 'save').length === 2,
        ),
      );
      await page.keyboard.press('Tab');
      check('Tab reaches a button that is off', (await focused(page)).includes('Delete'));
      check(
        'it says why it is off',
        (await descriptionOf(page, page.getByRole('button', { name: 'Delete' }))).includes('stopped'),
      );
      await page.keyboard.press('Enter');
      check('Enter does nothing on it', !(await reportedText(page)).includes('delete'));
      await page.keyboard.press('Tab');
      check('Tab reaches a button at work', (await focused(page)).includes('Send'));
      await page.keyboard.press('Enter');
      check('Enter does nothing on it', !(await reportedText(page)).includes('send'));
    },
    press: (page) => button(page, 'Save').click(),
  },
  input: {
    async walk(page, check) {
      const name = page.getByLabel('Name', { exact: true });
      await name.fill('bad');
      check('what is wrong is marked', (await name.getAttribute('aria-invalid')) === 'true');
      check('what is wrong is described', (await descriptionOf(page, name)).includes('taken'));
      const password = page.getByLabel('Password', { exact: true });
      await password.focus();
      await password.pressSequentially('secret');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      check('the password is shown by keyboard', (await password.getAttribute('type')) === 'text');
    },
    press: async (page) => {
      await page.getByLabel('Name', { exact: true }).focus();
      await page.keyboard.type('several words');
    },
  },
  number: {
    async walk(page, check) {
      const amount = page.getByLabel('Amount', { exact: true }).first();
      await amount.focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      check('steps are exact', (await amount.inputValue()) === '0.3');
      await amount.fill('12345678901234567.5');
      await page.keyboard.press('Tab');
      check('no digit of what is typed is lost', (await amount.inputValue()) === '12345678901234567.5');
    },
    press: async (page) => {
      await page.getByLabel('Amount', { exact: true }).first().focus();
      for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowUp');
    },
  },
  checkbox: {
    async walk(page, check) {
      const box = page.getByRole('checkbox', { name: 'Remember me' });
      await tabFromBefore(page, 1);
      check('Tab reaches it', await isFocused(box));
      await page.keyboard.press('Space');
      check('Space switches it', await box.isChecked());
      await page.getByText('Remember me').click();
      check('its words switch it', !(await box.isChecked()));
      const partly = page.getByRole('checkbox', { name: 'All rows' });
      check(
        'half chosen is said',
        await partly.evaluate((element) => element.indeterminate || element.ariaChecked === 'mixed'),
      );
    },
    press: (page) => page.getByText('Remember me').click(),
  },
  radio: {
    async walk(page, check) {
      check('the group is named', (await page.getByRole('radiogroup', { name: 'Theme' }).count()) === 1);
      await tabFromBefore(page, 1);
      check('Tab reaches the chosen one', (await isFocused(page.getByRole('radio', { name: 'System' }))) === true);
      await page.keyboard.press('ArrowDown');
      check('an arrow chooses the next', await page.getByRole('radio', { name: 'Light' }).isChecked());
      await page.keyboard.press('Tab');
      check('the group is one stop', await isFocused(button(page, 'After')));
    },
    press: (page) => page.getByText('Dark').click(),
  },
  switched: {
    async walk(page, check) {
      const it = page.getByRole('switch', { name: 'Notify me' });
      await tabFromBefore(page, 1);
      check('Tab reaches it', await isFocused(it));
      await page.keyboard.press('Space');
      check('Space switches it', (await it.getAttribute('aria-checked')) === 'true');
      await page.keyboard.press('Enter');
      check('Enter switches it', (await it.getAttribute('aria-checked')) === 'false');
    },
    press: (page) => page.getByRole('switch').click(),
  },
  segmented: {
    async walk(page, check) {
      check('it is a named group of one choice', (await page.getByRole('radiogroup', { name: 'Theme' }).count()) === 1);
      await tabFromBefore(page, 1);
      await page.keyboard.press('ArrowRight');
      check(
        'an arrow chooses the next',
        await eventually(() => page.getByRole('radio', { name: 'Light' }).isChecked()),
      );
      await page.keyboard.press('Tab');
      check('it is one stop', await isFocused(button(page, 'After')));
    },
    press: (page) => page.getByText('Dark').click(),
  },
  tabbed: {
    async walk(page, check) {
      const tab = (name) => page.getByRole('tab', { name });
      check('the row is named', (await page.getByRole('tablist', { name: 'Task' }).count()) === 1);
      await tabFromBefore(page, 1);
      check('Tab reaches the chosen one', await isFocused(tab('Overview')));
      await page.keyboard.press('ArrowRight');
      check(
        'an arrow chooses',
        await eventually(async () => (await tab('Runs').getAttribute('aria-selected')) === 'true'),
      );
      await page.keyboard.press('End');
      check(
        'End chooses the last',
        await eventually(async () => (await tab('Settings').getAttribute('aria-selected')) === 'true'),
      );
      check('the panel is named by its tab', await isVisible(page.getByRole('tabpanel', { name: 'Settings' })));
      await page.keyboard.press('Tab');
      check('Tab goes to the panel', await isFocused(page.getByRole('tabpanel', { name: 'Settings' })));
    },
    press: (page) => page.getByRole('tab', { name: 'Runs' }).click(),
  },
  tooltip: {
    async walk(page, check) {
      const tip = page.getByText('Saved two minutes ago');
      await tabFromBefore(page, 1);
      check('the focus shows it', await isVisible(tip));
      check('it is a tooltip', await isVisible(page.getByRole('tooltip')));
      check('it describes', (await descriptionOf(page, button(page, 'State'))).includes('Saved two'));
      await page.keyboard.press('Escape');
      check('Esc puts it away', await isGone(tip));
      await button(page, 'Before').focus();
      await page.mouse.move(1, 1);
      await button(page, 'State').hover();
      check('the pointer shows it', await isVisible(tip));
      if (await tip.isVisible()) {
        const { x, y, width, height } = await tip.boundingBox();
        await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
        await page.waitForTimeout(400);
        check('the pointer may rest on it', await tip.isVisible());
      }
    },
    open: async (page) => {
      await button(page, 'Before').focus();
      await page.keyboard.press('Tab');
      await isVisible(page.getByText('Saved two minutes ago'));
    },
    press: async (page) => {
      await button(page, 'Before').focus();
      await page.keyboard.press('Tab');
      await isVisible(page.getByText('Saved two minutes ago'));
    },
  },
  tooltips: {
    async walk(page, check) {
      await button(page, 'Show rows').click();
      await tabFromBefore(page, 3);
      check('the focus shows its own', await isVisible(page.getByText('Saved 1 minutes ago')));
    },
    press: (page) => button(page, 'Show rows').click(),
  },
  popover: {
    async walk(page, check) {
      const opener = button(page, 'Choose columns');
      const box = page.getByRole('checkbox', { name: 'Name' });
      await tabFromBefore(page, 1);
      check('the button says what it opens', (await opener.getAttribute('aria-haspopup')) === 'dialog');
      await page.keyboard.press('Enter');
      check('Enter opens it', await isVisible(box));
      check('the button says that it is open', (await opener.getAttribute('aria-expanded')) === 'true');
      check('it is a named dialog', await isVisible(page.getByRole('dialog', { name: 'Columns' })));
      check('the focus goes to its first field', await eventually(() => isFocused(box)));
      await page.keyboard.press('Escape');
      check('Esc closes it', await isGone(box));
      check('the focus goes back', await eventually(() => isFocused(opener)));
      await page.keyboard.press('Enter');
      await eventually(() => isFocused(box));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      check('Tab leaves it for what follows', await eventually(() => isFocused(button(page, 'After'))));
      check('and closes it', await isGone(box));
      await opener.focus();
      await page.keyboard.press('Enter');
      await isVisible(box);
      await page.mouse.click(880, 700);
      check('a press elsewhere closes it', await isGone(box));
    },
    open: async (page) => {
      await button(page, 'Choose columns').click();
      await isVisible(page.getByRole('checkbox', { name: 'Name' }));
    },
    press: (page) => button(page, 'Choose columns').click(),
  },
  menu: {
    async walk(page, check) {
      const opener = page.getByRole('button', { name: 'Actions' });
      const item = (name) => page.getByRole('menuitem', { name });
      await tabFromBefore(page, 1);
      check('the button says what it opens', ['menu', 'true'].includes(await opener.getAttribute('aria-haspopup')));
      await page.keyboard.press('Enter');
      check('Enter opens it', await isVisible(item('Rename')));
      check('the button says that it is open', (await opener.getAttribute('aria-expanded')) === 'true');
      check('the focus goes to the first', await eventually(() => isFocused(item('Rename'))));
      await page.keyboard.press('ArrowDown');
      check('an arrow goes on', await eventually(() => isFocused(item('Copy'))));
      await page.keyboard.press('End');
      check('End goes to the last, which is off', await eventually(() => isFocused(item('Delete'))));
      check(
        'what is off says why',
        (await descriptionOf(page, item('Delete'))).includes('stopped') ||
          (await item('Delete').innerText()).includes('stopped'),
      );
      await page.keyboard.press('Enter');
      check('Enter does nothing on it', !(await reportedText(page)).includes('delete'));
      await page.keyboard.press('m');
      check('a letter goes to its entry', await eventually(() => isFocused(item('Move'))));
      await page.keyboard.press('Escape');
      check('Esc closes it', await isGone(item('Rename')));
      check('the focus goes back', await eventually(() => isFocused(opener)));
      await page.keyboard.press('ArrowDown');
      check('an arrow opens it', await isVisible(item('Rename')));
      await page.keyboard.press('Tab');
      check('Tab closes it', await isGone(item('Rename')));
    },
    open: async (page) => {
      await page.getByRole('button', { name: 'Actions' }).click();
      await isVisible(page.getByRole('menuitem', { name: 'Rename' }));
    },
    press: async (page) => {
      await page.getByRole('button', { name: 'Actions' }).click();
      await isVisible(page.getByRole('menuitem', { name: 'Rename' }));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
    },
  },
  combobox: {
    async walk(page, check) {
      const field = page.getByRole('combobox', { name: 'Country' });
      await tabFromBefore(page, 1);
      check('Tab reaches it', await isFocused(field));
      await page.keyboard.press('ArrowDown');
      const options = page.getByRole('option');
      check('an arrow opens it', await eventually(async () => (await options.count()) > 0));
      check(
        'all 250 entries are told',
        await eventually(async () => {
          const count = await options.count();
          return count >= 250 || (await options.first().getAttribute('aria-setsize')) === '250';
        }),
      );
      await page.keyboard.type('japan');
      check('typing narrows it', await eventually(async () => (await options.count()) === 1));
      check(
        'what is marked is an option that exists',
        await eventually(() =>
          field.evaluate((element) => {
            const marked = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
            return marked?.getAttribute('role') === 'option' && marked.getClientRects().length > 0;
          }),
        ),
      );
      await page.keyboard.press('Enter');
      check(
        'Enter chooses it',
        await eventually(
          async () =>
            (await field.inputValue()) === 'Japan' || (await page.locator('main').innerText()).includes('Japan'),
        ),
      );
      check('the list is gone', await isGone(page.getByRole('listbox')));
    },
    open: async (page) => {
      await page.getByRole('combobox').focus();
      await page.keyboard.press('ArrowDown');
      await isVisible(page.getByRole('listbox'));
    },
    press: async (page) => {
      await page.getByRole('combobox').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.type('ja');
      await page.keyboard.press('ArrowDown');
    },
  },
  suggest: {
    async walk(page, check) {
      const field = page.getByLabel('Templates').and(page.locator('input')).first();
      const options = page.getByRole('option');
      await field.focus();
      await page.keyboard.type('amazon');
      check('typing offers matches', await eventually(async () => (await options.count()) === 2));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      check(
        'Enter opens the marked one',
        await eventually(async () => (await reportedText(page)).includes('open Amazon reviews')),
      );
      await field.fill('');
      await page.keyboard.type('ebay');
      await eventually(async () => (await options.count()) === 1);
      await page.keyboard.press('Enter');
      check(
        'Enter searches for what is typed',
        await eventually(async () => (await reportedText(page)).includes('search ebay')),
      );
      await page.keyboard.type(' ');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Escape');
      check('Esc closes the list', await isGone(options));
    },
    open: async (page) => {
      await page.getByLabel('Templates').and(page.locator('input')).first().focus();
      await page.keyboard.type('amazon');
      await isVisible(page.getByRole('option'));
    },
    press: async (page) => {
      await page.getByLabel('Templates').and(page.locator('input')).first().focus();
      await page.keyboard.type('amaz');
      await page.keyboard.press('ArrowDown');
    },
  },
  toast: {
    async walk(page, check) {
      await button(page, 'Show').focus();
      const regions = await page.evaluate(
        () => document.querySelectorAll('[aria-live], [role=status], [role=alert]').length,
      );
      await page.keyboard.press('Enter');
      const words = page.getByText('The task was saved');
      check('it is shown', await isVisible(words));
      check('it is announced by a region that was there before', regions > 0);
      check(
        'it is announced politely',
        await page.evaluate(() => {
          const live = [...document.querySelectorAll('[aria-live=polite], [role=status]')];
          return live.some((region) => region.textContent?.includes('The task was saved'));
        }),
      );
      check('the focus stays', await isFocused(button(page, 'Show')));
      await page.keyboard.press('F8');
      if (!(await focused(page)).match(/close/i)) await page.keyboard.press('F6');
      const isIn = () =>
        page.evaluate(
          () =>
            !document.querySelector('main')?.contains(document.activeElement) &&
            document.activeElement !== document.body,
        );
      const reached = (await isIn()) || (await focused(page)).match(/close/i) !== null;
      check('a key goes to it', reached);
      if (reached && !(await focused(page)).match(/close/i)) await page.keyboard.press('Tab');
      if (reached) await page.keyboard.press('Escape');
      check('Esc puts it away', reached && (await isGone(words)));
    },
    open: async (page) => {
      await button(page, 'Show').click();
      await isVisible(page.getByText('The task was saved'));
    },
    press: (page) => button(page, 'Show').click(),
  },
  pagination: {
    async walk(page, check) {
      const two = page.locator('nav').getByText('2', { exact: true });
      check('it is a named landmark', (await page.getByRole('navigation').count()) >= 1);
      const pageButton = page.getByRole('button', { name: /^(page )?2$|2$/iu }).first();
      check('a page is a button', (await pageButton.count()) === 1);
      await two.first().click();
      check(
        'the page is marked',
        await eventually(async () =>
          (await page.locator('[aria-current="page"]').innerText({ timeout: 200 })).includes('2'),
        ),
      );
      const first = page.locator('nav').locator('button:enabled, a[href], li[tabindex="0"]').first();
      await first.focus();
      await page.keyboard.press('Enter');
      check(
        'a key goes to the page before',
        await eventually(async () =>
          (await page.locator('[aria-current="page"]').innerText({ timeout: 200 })).includes('1'),
        ),
      );
    },
    press: (page) => page.locator('nav').getByText('2', { exact: true }).first().click(),
  },
  table: {
    async walk(page, check) {
      const table = page.getByRole('table', { name: 'Tasks' }).or(page.getByRole('grid', { name: 'Tasks' }));
      check('it is a named table', (await table.count()) === 1);
      const heading = page.getByRole('columnheader', { name: 'Name' }).first();
      const inner = heading.getByRole('button');
      await ((await inner.count()) > 0 ? inner : heading).first().focus();
      await page.keyboard.press('Enter');
      check(
        'a key sorts',
        await eventually(async () => ['ascending', 'descending'].includes(await heading.getAttribute('aria-sort'))),
      );
      const boxes = page.getByRole('checkbox');
      await boxes.first().focus();
      await page.keyboard.press('Space');
      check('all rows are chosen by a key', await eventually(() => boxes.nth(3).isChecked()));
      check('a row is chosen by its name', (await page.getByRole('checkbox', { name: /Task 7\b/u }).count()) === 1);
    },
    press: (page) => page.getByRole('checkbox').first().click({ force: true }),
  },
  dialog: {
    async walk(page, check) {
      const opener = button(page, 'Rename task');
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Rename' });
      check('it is a named dialog', await isVisible(dialog));
      const field = page.getByLabel('Task name');
      check('the focus goes to its first field', await eventually(() => isFocused(field)));
      let isKept = true;
      for (let i = 0; i < 8; i++) {
        await page.keyboard.press('Tab');
        isKept &&= await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement) !== true);
      }
      check('the focus does not go to the page behind', isKept);
      await page.keyboard.press('Escape');
      check('Esc closes it', await isGone(dialog));
      check('the focus goes back', await eventually(() => isFocused(opener)));
    },
    open: async (page) => {
      await button(page, 'Rename task').click();
      await isVisible(page.getByRole('dialog'));
    },
    press: (page) => button(page, 'Rename task').click(),
  },
  palette: {
    async walk(page, check) {
      await button(page, 'Go to').focus();
      await page.keyboard.press('Enter');
      const field = page.getByLabel('Search').and(page.locator('input'));
      check('the focus goes to the field', await eventually(() => isFocused(field)));
      await page.keyboard.type('bill');
      check('typing narrows it', await eventually(async () => (await page.getByRole('option').count()) < 20));
      check(
        'the best is first',
        await eventually(async () => (await page.getByRole('option').first().innerText()).startsWith('Billing')),
      );
      await page.keyboard.press('Enter');
      check('Enter goes there', await eventually(async () => (await reportedText(page)).includes('Billing')));
    },
    open: async (page) => {
      await button(page, 'Go to').click();
      await isVisible(page.getByRole('option'));
    },
    press: async (page) => {
      await button(page, 'Go to').click();
      await isVisible(page.getByRole('option'));
      await page.keyboard.type('temp');
      await page.keyboard.press('ArrowDown');
    },
  },
};
