// Messages in one language: Project Fluent, from the same files as the terminal and the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arguments = Record<string, FluentVariable>;

export class Catalogue {
  readonly language: string;
  private readonly bundle: FluentBundle;

  constructor(language: string, sources: readonly string[]) {
    this.language = language;
    // Like the terminal's: no text here runs from right to left.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  add(source: string): void {
    this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  // A further text of a message, undefined if it has none by that name.
  attribute(id: string, name: string): string | undefined {
    const pattern = this.bundle.getMessage(id)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern) : undefined;
  }

  // The text of a message; a message that is not there shows its name, so that a test or a person sees it.
  format(id: string, args: Arguments = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return `⟦${id}⟧`;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length && import.meta.env.DEV) console.error(`message ${id}:`, errors[0]);
    return text;
  }
}
