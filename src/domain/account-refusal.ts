/** Where a dialog of the account says what the server refused. */
export type RefusedField = 'code' | 'password' | 'userName';

const fields: Readonly<Record<string, RefusedField>> = {
  HttpApiCallError: 'code',
  VerificationCodeFailed: 'code',
  FailValidatePassword: 'password',
  FailModifyUserName: 'userName',
};

/** The field that a server code is about (ERR-02, ERR-03, ERR-04); undefined for codes that are about none. */
export const refusedField = (code: string | undefined): RefusedField | undefined =>
  code !== undefined && Object.hasOwn(fields, code) ? fields[code] : undefined;
