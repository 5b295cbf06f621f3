import type { InterfaceLanguage, PaymentMethodType } from '#src/contract/enums.gen';
import { brandOf, readCard, testAccounts, testCards, type CardProblem } from './cards';
import texts from './texts.json';

interface Opening {
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
const begun = address.get('fill');

function tell(message: Readonly<Record<string, unknown>>): void {
  if (page.startsWith('http')) window.parent.postMessage({ source: 'gleaner-payment-field', ...message }, page);
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

let opening: Opening | undefined;
let collect: () => Readonly<Record<string, unknown>> = () => ({ problem: 'incomplete' });

const typed = { number: '', expiry: '', code: '', name: '' };
type TypedName = keyof typeof typed;

function fillIn(token: string): void {
  const card = testCards.find((entry) => entry.token === token) ?? testCards[0];
  const year = new Date(opening?.now ?? 0).getUTCFullYear() + (token === 'lapsed' ? -2 : 3);
  typed.number = spaced(card?.number ?? '');
  typed.expiry = `12/${String(year).slice(2)}`;
  typed.code = card?.token === 'tok_amex' ? '1234' : '123';
  typed.name = 'Test Card';
}

const spaced = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ');

function cardForm({ language, now }: Opening): HTMLElement {
  const words = texts[language];
  const error = make('p', { className: 'error', id: 'problem' });
  error.setAttribute('role', 'alert');
  const inputs = new Map<TypedName, HTMLInputElement>();
  const show = (problem: CardProblem | null) => {
    error.textContent = problem === null ? '' : words.problems[problem];
    error.hidden = problem === null;
    for (const [name, input] of inputs) {
      const wrong =
        problem === 'incomplete' ? input.value.trim() === '' : concerns[name].some((entry) => entry === problem);
      input.setAttribute('aria-invalid', String(wrong));
    }
  };
  const changed = (quiet: boolean) => {
    const read = readCard(typed, now);
    const problem = 'problem' in read ? read.problem : null;
    // No error for a missing value while the user types.
    const told = quiet && problem === 'incomplete' ? null : problem;
    show(told);
    tell({
      type: 'change',
      complete: problem === null,
      brand: brandOf(typed.number.replace(/\D/g, '')),
      problem: told,
    });
  };
  const concerns: Readonly<Record<TypedName, readonly CardProblem[]>> = {
    number: ['number', 'unknown'],
    expiry: ['expired'],
    code: ['code'],
    name: [],
  };
  const field = (name: TypedName, autocomplete: AutoFill, numeric: boolean) => {
    const input = make('input', { autocomplete, value: typed[name], inputMode: numeric ? 'numeric' : 'text' });
    input.setAttribute('aria-describedby', 'problem');
    input.addEventListener('input', () => {
      if (name === 'number') input.value = spaced(input.value);
      typed[name] = input.value;
      changed(true);
    });
    inputs.set(name, input);
    return make('label', {}, words[name], input);
  };
  const fill = make('select', {}, make('option', { value: '' }, '—'));
  for (const card of testCards)
    fill.append(make('option', { value: card.token }, `${spaced(card.number)}: ${words.shows[card.shows]}`));
  fill.addEventListener('change', () => {
    if (fill.value === '') return;
    fillIn(fill.value);
    for (const [name, input] of inputs) input.value = typed[name];
    changed(false);
  });
  collect = () => {
    const read = readCard(typed, now);
    if ('problem' in read) {
      show(read.problem);
      return { type: 'refused', problem: read.problem };
    }
    const digits = read.card.number;
    return { type: 'token', token: read.card.token, brand: brandOf(digits), last4: digits.slice(-4) };
  };
  const form = make(
    'main',
    {},
    field('number', 'cc-number', true),
    make('div', { className: 'pair' }, field('expiry', 'cc-exp', true), field('code', 'cc-csc', true)),
    field('name', 'cc-name', false),
    error,
    make('label', {}, words.fill, fill),
    make('p', { className: 'quiet' }, words.test),
  );
  if (typed.number === '') show(null);
  else changed(false);
  return form;
}

function accountForm({ kind, language }: Opening): HTMLElement {
  const words = texts[language];
  const accounts = kind === 'CreditCard' || kind === 'confirmation' ? [] : testAccounts[kind];
  let chosen = accounts[0];
  collect = () =>
    chosen === undefined
      ? { type: 'refused', problem: 'incomplete' }
      : { type: 'token', token: chosen.token, brand: null, last4: null };
  const choices = accounts.map((account) => {
    const input = make('input', { type: 'radio', name: 'account', checked: account === chosen });
    input.addEventListener('change', () => {
      chosen = account;
    });
    const more = account.shows === undefined ? '' : `: ${words.shows[account.shows]}`;
    return make('label', { className: 'choice' }, input, account.account + more);
  });
  tell({ type: 'change', complete: chosen !== undefined, brand: null, problem: null });
  return make(
    'main',
    {},
    make('fieldset', {}, make('legend', { className: 'label' }, words.choose), ...choices),
    make('p', { className: 'quiet' }, words.test),
  );
}

function bankForm({ language, amount }: Opening): HTMLElement {
  const words = texts[language];
  const answer = (type: 'confirmed' | 'rejected', label: string, className: string) => {
    const button = make('button', { type: 'button', className }, label);
    button.addEventListener('click', () => tell({ type }));
    return button;
  };
  return make(
    'main',
    { className: 'bank' },
    make('h1', {}, words.bank),
    make('p', {}, words.ask.replace('{amount}', amount ?? '')),
    make(
      'div',
      { className: 'pair' },
      answer('confirmed', words.confirm, 'primary'),
      answer('rejected', words.refuse, ''),
    ),
  );
}

function tellHeight(): void {
  tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
}

function draw(now: Opening): void {
  opening = now;
  document.documentElement.lang = now.language;
  document.documentElement.dataset['theme'] = now.theme;
  if (begun !== null && typed.number === '' && now.kind === 'CreditCard') fillIn(begun);
  const form = now.kind === 'CreditCard' ? cardForm : now.kind === 'confirmation' ? bankForm : accountForm;
  document.body.replaceChildren(form(now));
  // Invisible frames have no layout: a ResizeObserver would not fire.
  tellHeight();
}

new ResizeObserver(tellHeight).observe(document.body);

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source !== window.parent || event.origin !== page) return;
  const message = event.data as { type?: string; request?: string } & Partial<Opening>;
  if (message.type === 'open' && message.kind !== undefined) draw(message as Opening);
  if (message.type === 'collect') tell({ request: message.request, ...collect() });
});
tell({ type: 'ready' });
