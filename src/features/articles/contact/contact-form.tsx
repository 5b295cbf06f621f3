import { useEffect, useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useTranslation } from '#src/i18n/use-translation';
import { isEmail } from '#src/domain/formats';
import { languages } from '#src/i18n/languages';
import { useLanguage } from '#src/i18n/use-language';
import { navigateAway } from '#src/lib/external-navigation';
import { Button } from '#src/ui/button';
import { CopyButton } from '#src/ui/copy-button';
import { validationError } from '#src/ui/form/validation-error';
import { RadioGroupField, TextAreaField, TextField } from '#src/ui/form/fields';
import { Notice } from '#src/ui/status';
import { Text } from '#src/ui/text';
import { contactTopics, emptyDraft, storeDraft, readDraft, type ContactDraft } from './contact-draft';
import { MAX_MAILTO_LENGTH, mailtoUrl, mailText, type ContactMail } from './contact-mail';
import styles from './contact.module.css';

function useContactMail(address: string): (draft: ContactDraft) => ContactMail {
  const { t } = useTranslation('articles');
  const language = useLanguage();
  const name = languages.find(({ code }) => code === language)?.name ?? language;
  return ({ email, topic, subject, message }) => ({
    to: address,
    subject,
    head: [
      t(($) => $.contact.mail.from, { email: email.trim() }),
      t(($) => $.contact.mail.about, { topic: t(($) => $.contact.topics[topic]) }),
      t(($) => $.contact.mail.language, { language: name }),
    ],
    message,
  });
}

/** `email` is the account's. */
export function ContactForm({ address, email }: { readonly address: string; readonly email: string | undefined }) {
  const { t } = useTranslation('articles');
  const mailOf = useContactMail(address);
  const [state, setState] = useState<'writing' | 'opened' | 'long'>('writing');
  const resolver: Resolver<ContactDraft> = (values) => {
    const missing = {
      ...(isEmail(values.email.trim()) ? {} : { email: validationError(() => t(($) => $.contact.emailWrong)) }),
      ...(values.subject.trim() === '' ? { subject: validationError(() => t(($) => $.contact.subjectMissing)) } : {}),
      ...(values.message.trim() === '' ? { message: validationError(() => t(($) => $.contact.messageMissing)) } : {}),
    };
    return Object.keys(missing).length > 0 ? { values: {}, errors: missing } : { values, errors: {} };
  };
  const [draft, setDraft] = useState(() => withEmail(readDraft(), email));
  const { control, handleSubmit, reset, subscribe } = useForm<ContactDraft>({ resolver, defaultValues: draft });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          storeDraft(values);
          setDraft(values);
        },
      }),
    [subscribe],
  );
  const send = (written: ContactDraft) => {
    const target = mailtoUrl(mailOf(written));
    if (target.length > MAX_MAILTO_LENGTH) return setState('long');
    navigateAway(target);
    setState('opened');
  };
  const mail = mailOf(draft);
  const mailAsText = [
    t(($) => $.contact.mail.to, { address }),
    t(($) => $.contact.mail.subject, { subject: mail.subject.trim() }),
    mailText(mail),
  ].join('\n');
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(send)(event)}>
      <TextField
        control={control}
        name="email"
        type="email"
        required
        autoComplete="email"
        label={t(($) => $.contact.email)}
        help={t(($) => $.contact.emailHelp)}
      />
      <RadioGroupField
        control={control}
        name="topic"
        label={t(($) => $.topic)}
        choices={contactTopics.map((topic) => ({ value: topic, label: t(($) => $.contact.topics[topic]) }))}
      />
      <TextField control={control} name="subject" required maxLength={120} label={t(($) => $.contact.subject)} />
      <TextAreaField
        control={control}
        name="message"
        required
        rows={8}
        maxLength={10_000}
        label={t(($) => $.contact.message)}
        help={t(($) => $.contact.messageHelp)}
      />
      {state === 'opened' && (
        <Notice variant="success" announce="polite" title={t(($) => $.contact.opened)}>
          {t(($) => $.contact.openedHint, { address })}
        </Notice>
      )}
      {state === 'long' && (
        <Notice variant="warning" announce="polite">
          {t(($) => $.contact.long)}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="primary" type="submit">
          {t(($) => $.contact.open)}
        </Button>
        <CopyButton text={mailAsText} size="medium">
          {t(($) => $.contact.copy)}
        </CopyButton>
        <Button
          variant="text"
          onClick={() => {
            reset(withEmail(emptyDraft, email));
            storeDraft(emptyDraft);
            setState('writing');
          }}
        >
          {t(($) => $.contact.clear)}
        </Button>
      </div>
      <Text tone="tertiary" size="body">
        {t(($) => $.contact.kept)}
      </Text>
    </form>
  );
}

const withEmail = (draft: ContactDraft, email: string | undefined): ContactDraft =>
  draft.email === '' && email !== undefined ? { ...draft, email } : draft;
