import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { personas } from '#mocks/personas';
import { ProxyType } from '#src/contract/enums.gen';
import { paths } from '#src/domain/paths';
import { openApp } from '#tests/fixtures/open-app';

async function openForm(slug: string) {
  const { emulator } = await openApp({ path: `/console/template/${slug}` });
  const form = await screen.findByRole('form', { name: 'Task parameters' }, { timeout: 15_000 });
  await within(form).findByText('My tasks');
  return { emulator, form: within(form) };
}

test.each([
  ['a text field', 'hikari-times-articles', /^Keyword/, 'wireless headphones'],
  ['a number field', 'kaimono-plaza-listings', /^Maximum pages/, '10'],
  ['a field of many lines', 'product-price-watch', /^Product codes/, '4006381333931'],
])(
  'FORM-68 an unused example disappears when %s loses focus, without moving the layout',
  async (_kind, slug, name, example) => {
    const { form } = await openForm(slug);
    const field = form.getByRole<HTMLInputElement>('textbox', { name });
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    await user.click(field);
    expect(field.value).toBe(example);
    const note = screen.getByText(/^This is an example/);
    await user.tab({ shift: true });
    await user.tab();
    expect(field.value).toBe(example);
    await user.click(form.getByRole('textbox', { name: /^Task name/ }));
    expect(field.value).toBe('');
    expect([note.isConnected, getComputedStyle(note).visibility]).toEqual([true, 'hidden']);
    await user.click(form.getByRole('button', { name: 'Create task' }));
    expect((await form.findAllByText(/Fill in this field/)).length).toBeGreaterThan(0);
    expect(field.value).toBe('');
  },
);

test('FORM-68 saving asks about a used example and clears it on request', async () => {
  const { form } = await openForm('hikari-times-articles');
  const keyword = form.getByRole<HTMLInputElement>('textbox', { name: /^Keyword/ });
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  await user.click(keyword);
  await user.tab();
  expect(document.activeElement).toBe(form.getByRole('button', { name: 'Use example' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(keyword);
  await user.click(form.getByRole('textbox', { name: /^Task name/ }));
  expect(keyword.value).toBe('wireless headphones');

  await user.click(form.getByRole('button', { name: 'Create task' }));
  const dialog = await screen.findByRole('dialog', { name: /Save the example values/ });
  expect(within(dialog).getByText('This field still contains an example value: Keyword.')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Clear examples' }));
  await waitFor(() => {
    expect(keyword.value).toBe('');
  });
  expect((await form.findAllByText(/Fill in this field/)).length).toBeGreaterThan(0);
  await waitFor(() => {
    expect(document.activeElement).toBe(keyword);
  });
});

test('FORM-67 saving asks once about an example filled in by Enter, then saves it', async () => {
  const { form } = await openForm('hikari-times-articles');
  const keyword = form.getByRole<HTMLInputElement>('textbox', { name: /^Keyword/ });
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  await user.click(keyword);
  await user.keyboard('{Escape}');
  expect(keyword.value).toBe('');
  await user.keyboard('{Enter}');
  expect(keyword.value).toBe('wireless headphones');
  await user.click(form.getByRole('button', { name: 'Create task' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: /Save the example values/ })).getByRole('button', {
      name: 'Use examples',
    }),
  );
  expect(await screen.findByText(/^Task “.*” created$/)).toBeDefined();
  await user.click(await form.findByRole('button', { name: 'Save task' }));
  expect(await screen.findByText('Task saved')).toBeDefined();
});

test('Enter creates no task in a field or a date picker, and Ctrl+Enter does', async () => {
  const { form } = await openForm('hikari-times-articles');
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  await user.type(form.getByRole('textbox', { name: /^Keyword/ }), '{Escape}lamps{Enter}');
  const name = form.getByRole('textbox', { name: /^Task name/ });
  await user.type(name, ' of mine{Enter}');
  const [date] = form.getAllByRole<HTMLInputElement>('textbox', { name: /date|from/i });
  if (date === undefined) throw new Error('no date');
  await user.type(date, '2026-11-01{Enter}');
  await waitFor(() => {
    expect(date.value).toBe('2026-11-01');
  });
  await user.type(date, '{Enter}');
  expect(form.getByRole('button', { name: 'Create task' })).toBeDefined();
  expect(screen.queryByText(/^Task “.*” created$/)).toBeNull();

  await user.clear(date);
  await user.type(date, '2026-11-02{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/^Task “.* of mine” created$/)).toBeDefined();
  expect(date.value).toBe('2026-11-02');
});

test('FORM-32 saving after use-proxy was unticked stores the type None', async () => {
  const taskId = `task-${personas.standard.userId}-9`;
  const { emulator } = await openApp({
    path: paths.editTask('map-places-by-keyword', taskId),
    scenario: 'proxiesPremium',
  });
  const form = within(await screen.findByRole('form', { name: 'Task parameters' }, { timeout: 15_000 }));
  const storedType = () => emulator.db.tasks.get(taskId)?.ipProxySettings?.ipProxyFromType;
  expect(storedType()).toBe(ProxyType.Strong);
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const useProxy = await form.findByRole<HTMLInputElement>('checkbox', { name: 'Use a proxy' });
  expect(useProxy.checked).toBe(true);
  await user.click(useProxy);
  await user.click(form.getByRole('button', { name: 'Save task' }));
  expect(await screen.findByText('Task saved')).toBeDefined();
  expect(storedType()).toBe(ProxyType.None);
});
