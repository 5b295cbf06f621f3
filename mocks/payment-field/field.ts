import type { InterfaceLanguage, PaymentMethodType } from '#src/contract/enums.gen';
import { brandOf, readCard, testAccounts, testCards, type CardError } from './cards';
import texts from './texts.json';

interface OpenMessage {
  readonly kind: PaymentMethodType | 'confirmation';
  readonly language: InterfaceLanguage;
  readonly theme: 'light' | 'dark';
  /** Epoch milliseconds of the page's clock. */
  readonly now: number;
  readonly amount?: string;
}

// The page passes its origin; messages of other origins are ignored.
const address = new URLSearchParams(globalThis.location.search);
const page = address.get('parent') ?? '';
const initialToken = address.get('fill');

function postToPage(message: Readonly<Record<string, unknown>>): void {
  if (page.startsWith('http')) window.parent.postMessage({ source: 'gleaner-payment-field', ...message }, page);
}

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

let opening: OpenMessage | undefined;
let collect: () => Readonly<Record<string, unknown>> = () => ({ problem: 'incomplete' });

const inputValues = { number: '', expiry: '', code: '', name: '' };
type TypedName = keyof typeof inputValues;

function fillIn(token: string): void {
  const card = testCards.find((entry) => entry.token === token) ?? testCards[0];
  const year = new Date(opening?.now ?? 0).getUTCFullYear() + (token === 'lapsed' ? -2 : 3);
  inputValues.number = groupDigits(card?.number ?? '');
  inputValues.expiry = `12/${String(year).slice(2)}`;
  inputValues.code = card?.token === 'tok_amex' ? '1234' : '123';
  inputValues.name = 'Test Card';
}

const groupDigits = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ');

function cardForm({ language, now }: OpenMessage): HTMLElement {
  const fieldTexts = texts[language];
  const error = createElement('p', { className: 'error', id: 'problem' });
  error.setAttribute('role', 'alert');
  const inputs = new Map<TypedName, HTMLInputElement>();
  const showError = (problem: CardError | null) => {
    error.textContent = problem === null ? '' : fieldTexts.problems[problem];
    error.hidden = problem === null;
    for (const [name, input] of inputs) {
      const wrong =
        problem === 'incomplete' ? input.value.trim() === '' : fieldsOfProblem[name].some((entry) => entry === problem);
      input.setAttribute('aria-invalid', String(wrong));
    }
  };
  const changed = (hideIncomplete: boolean) => {
    const read = readCard(inputValues, now);
    const problem = 'problem' in read ? read.problem : null;
    // No error for a missing value while the user types.
    const shownProblem = hideIncomplete && problem === 'incomplete' ? null : problem;
    showError(shownProblem);
    postToPage({
      type: 'change',
      complete: problem === null,
      brand: brandOf(inputValues.number.replace(/\D/g, '')),
      problem: shownProblem,
    });
  };
  const fieldsOfProblem: Readonly<Record<TypedName, readonly CardError[]>> = {
    number: ['number', 'unknown'],
    expiry: ['expired'],
    code: ['code'],
    name: [],
  };
  const field = (name: TypedName, autocomplete: AutoFill, numeric: boolean) => {
    const input = createElement('input', {
      autocomplete,
      value: inputValues[name],
      inputMode: numeric ? 'numeric' : 'text',
    });
    input.setAttribute('aria-describedby', 'problem');
    input.addEventListener('input', () => {
      if (name === 'number') input.value = groupDigits(input.value);
      inputValues[name] = input.value;
      changed(true);
    });
    inputs.set(name, input);
    return createElement('label', {}, fieldTexts[name], input);
  };
  const fill = createElement('select', {}, createElement('option', { value: '' }, '—'));
  for (const card of testCards)
    fill.append(
      createElement('option', { value: card.token }, `${groupDigits(card.number)}: ${fieldTexts.shows[card.labelKey]}`),
    );
  fill.addEventListener('change', () => {
    if (fill.value === '') return;
    fillIn(fill.value);
    for (const [name, input] of inputs) input.value = inputValues[name];
    changed(false);
  });
  collect = () => {
    const read = readCard(inputValues, now);
    if ('problem' in read) {
      showError(read.problem);
      return { type: 'refused', problem: read.problem };
    }
    const digits = read.card.number;
    return { type: 'token', token: read.card.token, brand: brandOf(digits), last4: digits.slice(-4) };
  };
  const form = createElement(
    'main',
    {},
    field('number', 'cc-number', true),
    createElement('div', { className: 'pair' }, field('expiry', 'cc-exp', true), field('code', 'cc-csc', true)),
    field('name', 'cc-name', false),
    error,
    createElement('label', {}, fieldTexts.fill, fill),
    createElement('p', { className: 'quiet' }, fieldTexts.test),
  );
  if (inputValues.number === '') showError(null);
  else changed(false);
  return form;
}

function accountForm({ kind, language }: OpenMessage): HTMLElement {
  const fieldTexts = texts[language];
  const accounts = kind === 'CreditCard' || kind === 'confirmation' ? [] : testAccounts[kind];
  let chosen = accounts[0];
  collect = () =>
    chosen === undefined
      ? { type: 'refused', problem: 'incomplete' }
      : { type: 'token', token: chosen.token, brand: null, last4: null };
  const choices = accounts.map((account) => {
    const input = createElement('input', { type: 'radio', name: 'account', checked: account === chosen });
    input.addEventListener('change', () => {
      chosen = account;
    });
    const outcome = account.labelKey === undefined ? '' : ` (${fieldTexts.shows[account.labelKey]})`;
    return createElement('label', { className: 'choice' }, input, account.account + outcome);
  });
  postToPage({ type: 'change', complete: chosen !== undefined, brand: null, problem: null });
  return createElement(
    'main',
    {},
    createElement('fieldset', {}, createElement('legend', { className: 'label' }, fieldTexts.choose), ...choices),
    createElement('p', { className: 'quiet' }, fieldTexts.test),
  );
}

function bankForm({ language, amount }: OpenMessage): HTMLElement {
  const fieldTexts = texts[language];
  const answer = (type: 'confirmed' | 'rejected', label: string, className: string) => {
    const button = createElement('button', { type: 'button', className }, label);
    button.addEventListener('click', () => postToPage({ type }));
    return button;
  };
  return createElement(
    'main',
    { className: 'bank' },
    createElement('h1', {}, fieldTexts.bank),
    createElement('p', {}, fieldTexts.ask.replace('{{amount}}', amount ?? '')),
    createElement(
      'div',
      { className: 'pair' },
      answer('confirmed', fieldTexts.confirm, 'primary'),
      answer('rejected', fieldTexts.refuse, ''),
    ),
  );
}

function postHeight(): void {
  postToPage({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
}

function draw(now: OpenMessage): void {
  opening = now;
  document.documentElement.lang = now.language;
  document.documentElement.dataset['theme'] = now.theme;
  if (initialToken !== null && inputValues.number === '' && now.kind === 'CreditCard') fillIn(initialToken);
  const form = now.kind === 'CreditCard' ? cardForm : now.kind === 'confirmation' ? bankForm : accountForm;
  document.body.replaceChildren(form(now));
  // Invisible frames have no layout: a ResizeObserver would not fire.
  postHeight();
}

new ResizeObserver(postHeight).observe(document.body);

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source !== window.parent || event.origin !== page) return;
  const message = event.data as { type?: string; request?: string } & Partial<OpenMessage>;
  if (message.type === 'open' && message.kind !== undefined) draw(message as OpenMessage);
  if (message.type === 'collect') postToPage({ request: message.request, ...collect() });
});
postToPage({ type: 'ready' });
