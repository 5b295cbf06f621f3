import i18next, { type ThirdPartyModule } from 'i18next';

const fixed = i18next.getFixedT;

/**
 * Makes every `t` speak the language on screen when it is called. react-i18next ties each to the language it was made in: a toast, a
 * question or a field's message that outlives the rendering it comes from would keep its first language. Components still get another
 * `t` with another language, so that they render again.
 */
export const lastingWords: ThirdPartyModule = {
  type: '3rdParty',
  init: (instance) => {
    instance.getFixedT = new Proxy(fixed, {
      apply: (make, _self, [_language, ...rest]: readonly unknown[]): unknown =>
        Reflect.apply(make, i18next, [null, ...rest]),
    });
  },
};
