export type RefusedField = 'code' | 'password' | 'userName';

const fields: Readonly<Record<string, RefusedField>> = {
  HttpApiCallError: 'code',
  VerificationCodeFailed: 'code',
  FailValidatePassword: 'password',
  FailModifyUserName: 'userName',
};

/** Returns the field that an error code is about (ERR-02, ERR-03, ERR-04). */
export const refusedField = (code: string | undefined): RefusedField | undefined =>
  code !== undefined && Object.hasOwn(fields, code) ? fields[code] : undefined;
