// Runs in the report, which opens from disk.
(() => {
  const { states, same, tolerated, old, now, note = '' } = comparison;
  const LABELS = { changed: 'Changed', new: 'New', gone: 'Gone' };
  const MODES = { side: 'Side by side', swipe: 'Swipe', diff: 'Difference' };
  const chosen = { state: '', noun: '', language: '', theme: '', width: '' };
  let mode = 'side';
  let at = 0;
  let shown = [];

  const byId = (id) => document.querySelector(`#${id}`);

  function makeElement(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  }

  const count = (state) => states.filter((one) => one.state === state).length;
  byId('counts').textContent =
    `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${same} the same` +
    (tolerated ? `, ${tolerated} below their threshold` : '') +
    ` (${old} against ${now})`;
  byId('note').textContent = note;

  function filter(name, label, words = (value) => value) {
    const values = [...new Set(states.map((one) => String(one[name])))].sort();
    if (values.length < 2) return;
    const select = makeElement('select', { name }, makeElement('option', { value: '' }, 'All'));
    for (const value of values) select.append(makeElement('option', { value }, words(value)));
    select.addEventListener('change', () => {
      chosen[name] = select.value;
      drawList();
    });
    byId('filters').append(makeElement('label', {}, label, select));
  }
  filter('state', 'State', (value) => LABELS[value]);
  filter('noun', 'Noun');
  filter('language', 'Language');
  filter('theme', 'Theme');
  filter('width', 'Width');

  const percent = (share) => (share * 100 < 0.01 ? 'under 0.01 %' : `${(share * 100).toFixed(2)} %`);
  const describeGlobals = ({ language, theme, width }) => `${language}, ${theme}, ${width} px`;

  function describeChange(one) {
    if (one.state !== 'changed') return LABELS[one.state];
    const [[a, b], [c, d]] = one.sizes;
    const sizes = a === c && b === d ? '' : `, ${a} x ${b} became ${c} x ${d}`;
    return `${percent(one.share)} of its pixels${sizes}`;
  }

  function drawList() {
    shown = states.filter((one) =>
      Object.entries(chosen).every(([name, value]) => !value || String(one[name]) === value),
    );
    const list = byId('list');
    list.replaceChildren();
    let noun;
    for (const [index, one] of shown.entries()) {
      if (one.noun !== noun)
        list.append(makeElement('h3', {}, `${one.noun} (${shown.filter((other) => other.noun === one.noun).length})`));
      ({ noun } = one);
      const button = makeElement(
        'button',
        { type: 'button' },
        `${one.title} \u2013 ${one.name}`,
        makeElement('small', {}, `${LABELS[one.state]}, ${describeGlobals(one)}`),
      );
      button.addEventListener('click', () => choose(index));
      list.append(button);
    }
    choose(Math.max(0, keyIndex()));
  }

  const keyIndex = () => shown.findIndex(({ key }) => `#${key}` === location.hash);

  function choose(index) {
    if (shown.length === 0) {
      byId('view').replaceChildren(
        makeElement('p', { class: 'quiet' }, 'No screenshot was changed, added or removed.'),
      );
      return;
    }
    at = (index + shown.length) % shown.length;
    for (const [place, button] of byId('list').querySelectorAll('button').entries()) {
      button.setAttribute('aria-current', String(place === at));
      if (place === at) button.scrollIntoView({ block: 'nearest' });
    }
    history.replaceState(null, '', `#${shown[at].key}`);
    drawView();
  }

  const picture = (src, alt, more = {}) => makeElement('img', { src, alt, ...more });
  const figure = (words, src) => makeElement('figure', {}, makeElement('figcaption', {}, words), picture(src, words));

  function swipe({ pictures, sizes }) {
    const frame = makeElement('div', { class: 'swipe', style: '--at: 50%' });
    const slider = makeElement('input', {
      type: 'range',
      min: '0',
      max: '100',
      value: '50',
      'aria-label': 'Old to the left, new to the right of the line, percent',
    });
    slider.addEventListener('input', () => frame.style.setProperty('--at', `${slider.value}%`));
    const width = Math.max(sizes[0][0], sizes[1][0]);
    const share = (size) => `width: ${(size[0] / width) * 100}%`;
    frame.style.width = `${width}px`;
    frame.append(
      picture(pictures.old, 'Old', { style: share(sizes[0]) }),
      makeElement(
        'div',
        { class: 'above', style: 'width: 100%' },
        picture(pictures.now, 'New', { style: share(sizes[1]) }),
      ),
      makeElement('div', { class: 'edge' }),
      slider,
    );
    return frame;
  }

  function drawPictures(one) {
    const { pictures } = one;
    if (one.state !== 'changed') return figure(LABELS[one.state], pictures.now ?? pictures.old);
    if (mode === 'swipe') return swipe(one);
    if (mode === 'diff') return figure('What differs is red', pictures.diff);
    return makeElement('div', { class: 'side' }, figure('Old', pictures.old), figure('New', pictures.now));
  }

  function drawView() {
    const one = shown[at];
    const bar = makeElement('div', { class: 'bar' });
    if (one.state === 'changed')
      for (const [value, words] of Object.entries(MODES)) {
        const button = makeElement(
          'button',
          { type: 'button', 'aria-pressed': String(value === mode), 'data-mode': value },
          words,
        );
        button.addEventListener('click', () => setMode(value));
        bar.append(button);
      }
    const keys = makeElement('span', { class: 'quiet' });
    keys.append(
      makeElement('kbd', {}, 'j'),
      ' next, ',
      makeElement('kbd', {}, 'k'),
      ' previous, ',
      makeElement('kbd', {}, '1'),
      ' to ',
      makeElement('kbd', {}, '3'),
      ' views',
    );
    bar.append(keys);
    byId('view').replaceChildren(
      makeElement('h2', {}, `${one.title} \u2013 ${one.name}`),
      makeElement(
        'p',
        { class: 'quiet' },
        `${describeGlobals(one)}: ${describeChange(one)}. ${at + 1} of ${shown.length}.`,
      ),
      bar,
      drawPictures(one),
    );
  }

  function setMode(value) {
    mode = value;
    drawView();
    byId('view')
      .querySelector(value === 'swipe' ? 'input' : `[data-mode=${value}]`)
      ?.focus();
  }

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('select') || shown.length === 0) return;
    if (event.key === 'j') choose(at + 1);
    else if (event.key === 'k') choose(at - 1);
    else if (['1', '2', '3'].includes(event.key) && shown[at].state === 'changed')
      setMode(Object.keys(MODES)[Number(event.key) - 1]);
  });
  window.addEventListener('hashchange', () => {
    if (keyIndex() >= 0) choose(keyIndex());
  });
  drawList();
})();
