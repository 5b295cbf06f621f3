const rules = {
  createHTML: (markup: string): string => markup,
  createScriptURL: (address: string): string => {
    const { href, origin } = globalThis.location;
    if (new URL(address, href).origin !== origin) throw new TypeError(`'${address}' is on another origin`);
    return address;
  },
};

export interface TrustedTypesWindow {
  readonly trustedTypes?: { readonly createPolicy: <Rules>(name: string, policyRules: Rules) => Rules };
}

const { trustedTypes } = globalThis as TrustedTypesWindow;
export const trustedTypesPolicy = trustedTypes?.createPolicy('gleaner', rules);
const policy = trustedTypesPolicy ?? rules;

export const trustedMarkup = (markup: string): string => policy.createHTML(markup);

/** Throws TypeError for another origin. */
export const trustedScriptUrl = (address: string): string => policy.createScriptURL(address);
