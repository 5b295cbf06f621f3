import { ForgottenPassword } from '#src/features/session/forgotten-password';

/** Forgotten password. */
export default function ForgottenPasswordPage() {
  return <ForgottenPassword />;
}
