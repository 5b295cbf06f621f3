const leadingIds = /^(?:[A-Z0-9]{3,5}-\d{2,3}[:,]? +)+/;

export const nameWithoutIds = (name: string): string => name.replace(leadingIds, '');

/** 'FORM' of 'FORM-53 FORM-54 A long text'. */
export const requirementAreas = (name: string): string[] => [
  ...new Set(leadingIds.exec(name)?.[0].match(/[A-Z0-9]+(?=-\d)/g)),
];
