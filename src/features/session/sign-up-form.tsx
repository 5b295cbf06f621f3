import { useState } from 'react';
import { FormProvider, useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { Link } from 'react-router-dom';
import { useDebounce } from 'use-debounce';
import { codeOf, retryAfterOf, statusOf } from '#src/api/errors';
import { LoginType } from '#src/contract/enums.gen';
import type { Schemas } from '#src/contract/types';
import { useIsEmailUsed, useSendSignUpCode, useSignUp } from '#src/data/session';
import { limits } from '#src/contract/limits.gen';
import { refusedField } from '#src/domain/account-refusal';
import { isEmail } from '#src/domain/formats';
import { RichText } from '#src/i18n/rich-text';
import { useLanguage } from '#src/i18n/use-language';
import { useErrorMessage } from '#src/shared/errors/use-error-message';
import { useIsDemo } from '#src/shared/session/demo-accounts';
import { NewPasswordField } from '#src/shared/session/new-password-field';
import { usePasswordMessage } from '#src/shared/session/use-password-message';
import { Button } from '#src/ui/button';
import { validationError } from '#src/ui/form/validation-error';
import { TextField } from '#src/ui/form/fields';
import { CallFailure } from './call-failure';
import { CodeField } from './code-field';
import styles from './sign-in.module.css';
import { SubmitButton } from './submit-button';

interface SignUpValues {
  email: string;
  password: string;
  code: string;
}

export function SignUpForm({ signIn: signInPath }: { readonly signIn: string }) {
  const { t } = useTranslation('session');
  const language = useLanguage();
  const isDemo = useIsDemo();
  const errorMessage = useErrorMessage();
  const sendCode = useSendSignUpCode();
  const signUp = useSignUp();
  const [sent, setSent] = useState<Schemas['SentCode']>();
  // An address that already has an account (API-011); editing it clears the error.
  const [takenEmail, setTakenEmail] = useState<string>();
  const form = useForm<SignUpValues>({
    resolver: useResolver(sent !== undefined),
    defaultValues: { email: '', password: '', code: '' },
  });
  const { control, handleSubmit } = form;
  const email = useWatch({ control, name: 'email' }).trim();
  const [debouncedEmail] = useDebounce(email, 400);
  const isUsed = useIsEmailUsed(isEmail(debouncedEmail) ? debouncedEmail : '');
  const isTaken = email !== '' && (takenEmail === email || (isUsed && debouncedEmail === email));

  const send = async () => {
    if (isTaken) return;
    try {
      setSent(await sendCode.mutateAsync({ body: { account: email } }));
      signUp.reset();
    } catch (error) {
      if (statusOf(error) === 409) setTakenEmail(email);
    }
  };
  const create = async ({ password, code }: SignUpValues) => {
    try {
      await signUp.mutateAsync({
        body: { loginType: LoginType.Email, account: email, password, code: code.trim(), language },
      });
    } catch (error) {
      if (codeOf(error) === 'EmailAlreadyUsed') {
        setTakenEmail(email);
        setSent(undefined);
      }
    }
  };
  const refusal = signUp.error ?? sendCode.error;
  const codeError =
    refusedField(codeOf(signUp.error)) === 'code'
      ? errorMessage(signUp.error, {
          codes: {
            VerificationCodeFailed: () => t(($) => $.code.wrong),
            HttpApiCallError: () => t(($) => $.code.none),
          },
        })
      : undefined;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => void handleSubmit((values) => (sent ? create(values) : send()))(event)}
      >
        {refusal !== null && statusOf(refusal) !== 409 && codeError === undefined && (
          <CallFailure title={t(($) => $.signUp.failed)} error={refusal} />
        )}
        {sent === undefined ? (
          <>
            <TextField
              control={control}
              name="email"
              type="email"
              label={t(($) => $.emailAddress)}
              required
              autoComplete="email"
              maxLength={limits.emailLength}
              error={
                isTaken ? (
                  <RichText
                    text={t(($) => $.signUp.taken)}
                    tags={{ signIn: (words) => <Link to={signInPath}>{words}</Link> }}
                  />
                ) : undefined
              }
            />
            <NewPasswordField control={control} name="password" label={t(($) => $.password)} names={[email]} />
          </>
        ) : (
          <>
            <p role="status">{t(($) => $.signUp.sent, { address: sent.sentTo })}</p>
            <CodeField
              key={sent.expiresAt}
              digitsOnly
              resendAfterSeconds={retryAfterOf(sendCode.error) ?? sent.resendAfter}
              help={isDemo ? t(($) => $.code.demo, { code: '123456' }) : undefined}
              error={codeError}
              sending={sendCode.isPending}
              onResend={() => void send()}
            />
          </>
        )}
        <SubmitButton
          busy={signUp.isPending || (sent === undefined && sendCode.isPending)}
          error={sent ? signUp.error : sendCode.error}
        >
          {sent ? t(($) => $.signUp.submit) : t(($) => $.code.send)}
        </SubmitButton>
        {sent !== undefined && (
          <Button variant="text" onClick={() => setSent(undefined)}>
            {t(($) => $.code.otherAddress)}
          </Button>
        )}
      </form>
    </FormProvider>
  );
}

function useResolver(wantsCode: boolean): Resolver<SignUpValues> {
  const { t } = useTranslation('session');
  const passwordMessage = usePasswordMessage();
  return (values) => {
    const errors: FieldErrors<SignUpValues> = {};
    if (!isEmail(values.email.trim())) errors.email = validationError(() => t(($) => $.emailWrong));
    const weak = passwordMessage(values.password, [values.email]);
    if (weak !== undefined) errors.password = validationError(weak);
    if (wantsCode && values.code.trim() === '') errors.code = validationError(() => t(($) => $.code.required));
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
