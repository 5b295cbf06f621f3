import { SignIn } from '#src/features/session/sign-in';

/** Sign-in (PUB-19). */
export default function LoginPage() {
  return <SignIn />;
}
