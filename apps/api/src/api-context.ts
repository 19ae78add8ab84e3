import type { AtsFetch } from '@firsthand/connectors';
import type { Source, Telemetry } from '@firsthand/contracts';
import type { Database } from '@firsthand/database';
import type { ReadResume } from '@firsthand/resume-parser';
import type { Door } from '@firsthand/outside';
import type { JobChanges, Search, SearchStanding, SearchStatus } from '@firsthand/search';
import type { ModelOptions } from '@firsthand/text-assistant';
import type { FastifyBaseLogger } from 'fastify';
import type { BillingSettings } from './billing-settings.ts';

export interface AuthSettings {
  /** Signs access tokens and keys the hashes of client addresses. */
  secret: string;
  /** The secret before it: what was made with it is accepted until it ends by itself. */
  previousSecret?: string | null;
  /** Whether mail leaves (or reaches the demo's mailbox); without it magic links are refused with a 503. */
  canSendMail: boolean;
  /** Whether what admins see needs a session that a passkey proved (decision 88). */
  requiresAdminPasskeys: boolean;
  /** The OpenID provider behind "Continue with LinkedIn"; null when none is configured. */
  linkedin: {
    issuer: string;
    clientId: string;
    clientSecret: string;
    /**
     * Where this process reaches what is below `issuer`, when people's browsers reach it elsewhere: the demo's provider
     * behind our own public address, which a container may not be able to call.
     */
    reachableAt?: string;
    /** What holds for the provider's hosts, and which of them rest; default: a door of its own. */
    door?: Door;
  } | null;
}

/** Everything the API uses; made once by the program that starts it. */
export interface ApiContext {
  database: Database;
  /** Finds open jobs. */
  search: Search;
  /** How it does that on this node; null where the store alone answers. */
  searchStatus: (() => Promise<SearchStatus>) | null;
  /** The part of it that is known at once; default: nothing is. */
  searchStanding?: (() => SearchStanding) | null;
  /** What follows the jobs that change, so that views of the others can be kept; null: none are kept. */
  changes: JobChanges | null;
  logger: FastifyBaseLogger;
  /** Origin used in links that leave the product, without a trailing slash. */
  publicUrl: string;
  now: () => Date;
  /** ISO 3166-1 alpha-2 of a client, for the search form's default. */
  findCountry: (client: { ip: string; headers: Record<string, string | string[] | undefined> }) => string;
  /** Rewrites the employer's addresses where they lead nowhere (the sandbox); the same address elsewhere. */
  toExternalUrl: (url: string) => string;
  /** What an address that `toExternalUrl` gave stood for; any other as it is. */
  readExternalUrl: (url: string) => string;
  /** The employer's board page for people, for the verified stamp. */
  toBoardUrl: (source: string, board: string) => string | null;
  auth: AuthSettings;
  /** Reads a PDF as a resume; throws `ResumeError` for one that cannot be read. */
  readResume: ReadResume;
  /** Null where billing is not set up: everybody keeps what they have, and nothing can be subscribed to. */
  billing: BillingSettings | null;
  /** Reads an employer's form at its ATS, politely. Retries, so nothing is ever sent with it. */
  atsFetch: AtsFetch;
  /** The employer's own API key for a board, with which applications are sent; null where none is configured. */
  findApplyKey: (source: Source, board: string) => string | null;
  /** Drafts letters and versions of a resume; without one letters come from a template. */
  draftingModel: ModelOptions | null;
  /** Whether Turbo Apply is shown and answered; off unless the operator switches it on. */
  offersTurboApply: boolean;
  /** Who is told what people leave in the public forms; null when nobody is. */
  operatorEmail: string | null;
  /** Whom to tell of a weakness, as a URI (RFC 9116); null when nobody is named. */
  securityContact: string | null;
  /** False while starting or draining. */
  isServing: () => boolean;
  /** True from the moment on that it is told to stop: answers then end their connections. Default: never. */
  isDraining?: () => boolean;
  /** Proxies whose X-Forwarded-For is believed: addresses or CIDR ranges; empty believes none. */
  trustedProxies: string[];
  /** Whether requests with this `Host` are for us; default: all are. */
  answersTo?: (host: string | undefined) => boolean;
  /** Told what happens, for whoever watches over the product; default: nobody is. */
  telemetry?: Telemetry;
  /** Calls a minute and client; 0 means no limit. */
  rateLimitPerMinute: number;
}
