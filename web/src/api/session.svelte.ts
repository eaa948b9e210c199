// Who is at this browser: a person and the token that proves it, kept from visit to visit.
import { t } from '../i18n/text.svelte';
import { notices } from '../ui/notices.svelte';
import type { Person } from './types';

const STORED = 'feira-person';

interface Stored {
  person: Person;
  token: string;
  // Of the account, if the person has one.
  login?: string;
}

function stored(): Stored | null {
  try {
    const value = JSON.parse(localStorage.getItem(STORED) ?? 'null') as Stored | null;
    return typeof value?.token === 'string' && typeof value.person?.id === 'string' ? value : null;
  } catch {
    return null;
  }
}

class Session {
  private kept = $state.raw<Stored | null>(stored());

  get token(): string | null {
    return this.kept?.token ?? null;
  }

  get person(): Person | null {
    return this.kept?.person ?? null;
  }

  get login(): string | null {
    return this.kept?.login ?? null;
  }

  remember(person: Person, token: string, login?: string): void {
    this.keep({ person, token, login });
  }

  haveAccount(login: string): void {
    if (this.kept) this.keep({ ...this.kept, login });
  }

  rename(name: string): void {
    if (this.kept) this.keep({ ...this.kept, person: { ...this.kept.person, name } });
  }

  // Forget a token that is not wanted any more, unless there is a newer one already.
  forget(token: string): void {
    if (this.token === token) this.keep(null);
  }

  // The server does not know a token any more. Who had an account would wonder, so they are told.
  lose(token: string): void {
    if (this.token !== token) return;
    if (this.login) notices.tell(t('page-signed-out'), { bad: true, lasting: true });
    this.forget(token);
  }

  private keep(value: Stored | null): void {
    this.kept = value;
    try {
      if (value) localStorage.setItem(STORED, JSON.stringify(value));
      else localStorage.removeItem(STORED);
    } catch {
      // without storage one is the same person as long as the page is open
    }
  }
}

export const session = new Session();
