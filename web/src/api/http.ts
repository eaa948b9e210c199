// Requests to the server. Whoever asks without a token becomes a guest first: nobody has to register.
import { base } from '../base';
import { newGuest } from '../i18n/guests';
import { noConnection, ApiError } from './problem';
import { session } from './session.svelte';
import type { Person, Problem } from './types';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const token = session.token;
  const answer = await send(method, path, body, token);
  if (answer.status === 401 && token) {
    session.lose(token); // revoked, or the server began anew
    return read(await send(method, path, body, await identify()));
  }
  return read(answer);
}

// As somebody: what is done must be somebody's.
export async function requestAs<T>(method: Method, path: string, body?: unknown): Promise<T> {
  await identify();
  return request(method, path, body);
}

interface Welcome {
  person: Person;
  token: string;
}

// Become the person of an account, whoever one was before.
export async function signIn(login: string, password: string): Promise<Person> {
  const { person, token } = await read<Welcome>(send('POST', '/login', { login, password }, null));
  session.remember(person, token, login);
  return person;
}

// Choose a new password with a one-time key, and become its person.
export async function resetPassword(key: string, password: string): Promise<Person> {
  const { person, token } = await read<Welcome>(send('POST', '/reset', { key, password }, null));
  const me = await read<{ login: string }>(send('GET', '/me', undefined, token));
  session.remember(person, token, me.login);
  return person;
}

let waiting: Promise<string> | undefined;

// The token of the person, who becomes a guest if there is none yet.
export async function identify(): Promise<string> {
  if (session.token) return session.token;
  waiting ??= read<Welcome>(
    send('POST', '/guests', { name: newGuest(), language: document.documentElement.lang }, null),
  )
    .then(({ person, token }) => {
      session.remember(person, token);
      return token;
    })
    .finally(() => (waiting = undefined));
  return waiting;
}

async function send(method: Method, path: string, body: unknown, token: string | null): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    return await fetch(`${base}/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw noConnection();
  }
}

async function read<T>(answering: Response | Promise<Response>): Promise<T> {
  const answer = await answering;
  const text = await answer.text();
  let value: unknown;
  try {
    value = text ? JSON.parse(text) : null;
  } catch {
    value = null;
  }
  if (answer.ok) return value as T;
  const problem = value && typeof value === 'object' && 'code' in value ? (value as Problem) : undefined;
  const { status, statusText } = answer;
  throw new ApiError(problem ?? { code: 'http', message: statusText, details: { status } }, status);
}
