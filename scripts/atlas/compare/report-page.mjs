// Runs in the report, which opens from disk.
(() => {
  const { states, same, tolerated, old, now } = comparison;
  const WORDS = { changed: 'Changed', new: 'New', gone: 'Gone' };
  const MODES = { side: 'Side by side', swipe: 'Swipe', diff: 'Difference' };
  const chosen = { state: '', noun: '', language: '', theme: '', width: '' };
  let mode = 'side';
  let at = 0;
  let shown = [];

  const by = (id) => document.querySelector(`#${id}`);

  function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  }

  const count = (state) => states.filter((one) => one.state === state).length;
  by('counts').textContent =
    `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${same} the same` +
    (tolerated ? `, ${tolerated} below their threshold` : '') +
    ` (${old} against ${now})`;

  function filter(name, label, words = (value) => value) {
    const values = [...new Set(states.map((one) => String(one[name])))].sort();
    if (values.length < 2) return;
    const select = make('select', { name }, make('option', { value: '' }, 'All'));
    for (const value of values) select.append(make('option', { value }, words(value)));
    select.addEventListener('change', () => {
      chosen[name] = select.value;
      drawList();
    });
    by('filters').append(make('label', {}, label, select));
  }
  filter('state', 'State', (value) => WORDS[value]);
  filter('noun', 'Noun');
  filter('language', 'Language');
  filter('theme', 'Theme');
  filter('width', 'Width');

  const percent = (share) => (share * 100 < 0.01 ? 'under 0.01 %' : `${(share * 100).toFixed(2)} %`);
  const look = ({ language, theme, width }) => `${language}, ${theme}, ${width} px`;

  function saying(one) {
    if (one.state !== 'changed') return WORDS[one.state];
    const [[a, b], [c, d]] = one.sizes;
    const sizes = a === c && b === d ? '' : `, ${a} x ${b} became ${c} x ${d}`;
    return `${percent(one.share)} of its pixels${sizes}`;
  }

  function drawList() {
    shown = states.filter((one) =>
      Object.entries(chosen).every(([name, value]) => !value || String(one[name]) === value),
    );
    const list = by('list');
    list.replaceChildren();
    let noun;
    for (const [index, one] of shown.entries()) {
      if (one.noun !== noun)
        list.append(make('h3', {}, `${one.noun} (${shown.filter((other) => other.noun === one.noun).length})`));
      ({ noun } = one);
      const button = make(
        'button',
        { type: 'button' },
        `${one.title} \u2013 ${one.name}`,
        make('small', {}, `${WORDS[one.state]}, ${look(one)}`),
      );
      button.addEventListener('click', () => choose(index));
      list.append(button);
    }
    choose(0);
  }

  function choose(index) {
    if (shown.length === 0) {
      by('view').replaceChildren(make('p', { class: 'quiet' }, 'No screenshot was changed, added or removed.'));
      return;
    }
    at = (index + shown.length) % shown.length;
    for (const [place, button] of by('list').querySelectorAll('button').entries()) {
      button.setAttribute('aria-current', String(place === at));
      if (place === at) button.scrollIntoView({ block: 'nearest' });
    }
    drawView();
  }

  const picture = (src, alt, more = {}) => make('img', { src, alt, ...more });
  const figure = (words, src) => make('figure', {}, make('figcaption', {}, words), picture(src, words));

  function swipe({ pictures, sizes }) {
    const frame = make('div', { class: 'swipe', style: '--at: 50%' });
    const slider = make('input', {
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
      make('div', { class: 'above', style: 'width: 100%' }, picture(pictures.now, 'New', { style: share(sizes[1]) })),
      make('div', { class: 'edge' }),
      slider,
    );
    return frame;
  }

  function drawPictures(one) {
    const { pictures } = one;
    if (one.state !== 'changed') return figure(WORDS[one.state], pictures.now ?? pictures.old);
    if (mode === 'swipe') return swipe(one);
    if (mode === 'diff') return figure('What differs is red', pictures.diff);
    return make('div', { class: 'side' }, figure('Old', pictures.old), figure('New', pictures.now));
  }

  function drawView() {
    const one = shown[at];
    const bar = make('div', { class: 'bar' });
    if (one.state === 'changed')
      for (const [value, words] of Object.entries(MODES)) {
        const button = make(
          'button',
          { type: 'button', 'aria-pressed': String(value === mode), 'data-mode': value },
          words,
        );
        button.addEventListener('click', () => turn(value));
        bar.append(button);
      }
    const keys = make('span', { class: 'quiet' });
    keys.append(
      make('kbd', {}, 'j'),
      ' next, ',
      make('kbd', {}, 'k'),
      ' previous, ',
      make('kbd', {}, '1'),
      ' to ',
      make('kbd', {}, '3'),
      ' views',
    );
    bar.append(keys);
    by('view').replaceChildren(
      make('h2', {}, `${one.title} \u2013 ${one.name}`),
      make('p', { class: 'quiet' }, `${look(one)}: ${saying(one)}. ${at + 1} of ${shown.length}.`),
      bar,
      drawPictures(one),
    );
  }

  function turn(value) {
    mode = value;
    drawView();
    by('view')
      .querySelector(value === 'swipe' ? 'input' : `[data-mode=${value}]`)
      ?.focus();
  }

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('select') || shown.length === 0) return;
    if (event.key === 'j') choose(at + 1);
    else if (event.key === 'k') choose(at - 1);
    else if (['1', '2', '3'].includes(event.key) && shown[at].state === 'changed')
      turn(Object.keys(MODES)[Number(event.key) - 1]);
  });
  drawList();
})();
