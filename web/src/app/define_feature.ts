import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Label, Language } from '@/lib/language/languages'
import type { RefreshRules } from '@/lib/live/refresh_rules'
import type { Audience } from '@/lib/session/current_user'

/** Access to a route. `company` by default, which keeps the screen closed to the public. */
export type Access = 'public' | 'company' | 'superAdmin' | 'any'

/** A lazily imported file with a component of this name: `() => import('./pages/clients_page')`. */
export type LoadComponent = () => Promise<{ Component: ComponentType }>

export interface FeatureRoute {
  path: string
  page: LoadComponent
  access?: Access
  /**
   * Audiences in a company that may open it; company users by default. Other users see a note that it is not for them.
   */
  roles?: Audience[]
  /**
   * Addresses of the API that the page asks for first when it is opened by company users without parameters: they are
   * asked while its code is still loading (`ahead.ts`). Literals, because the build reads them from the source.
   */
  asks?: string[]
  /** The page brings its own texts and plain elements, so that it can be used before the rest is loaded. */
  isLight?: boolean
}

export interface MenuEntry {
  label: Label
  path: string
  /** `sales` puts it into the group of that name, `bottom` at the end of the sidebar. */
  group?: 'sales' | 'main' | 'bottom'
  order: number
  icon: TablerIcon
  /** Audiences that see it; company users by default. */
  roles?: Audience[]
  /** The second key of `g x`. */
  shortcut?: string
}

export interface PaletteAction {
  label: Label
  path: string
  icon: TablerIcon
  roles?: Audience[]
  /** The second key of `c x`, for actions that make something. */
  shortcut?: string
}

/** Something that the command palette found for a typed text. */
export interface Found {
  id: string
  label: string
  /** Its name when the label says more, e.g. the number of an invoice. Empty for a draft, which has none. */
  name?: string
  description?: string
  path: string
  /** Runs before the path is opened, e.g. starts a timer. */
  run?: () => void
}

/** A file that exports `search`, asked by the command palette. */
export type LoadSearch = () => Promise<{
  search: (text: string, signal: AbortSignal) => Promise<Found[]>
}>

/** Components that the shell shows without knowing the feature. */
export interface Slots {
  /** At the right of the top bar, e.g. the bell. */
  topBar?: LoadComponent
  /** Above every page, e.g. the timer widget. */
  overlay?: LoadComponent
  /** Above every page of a suspended company: why nothing can be changed. */
  suspended?: LoadComponent
  /** Above every page of a company that will be deleted: when, and what still works. */
  leaving?: LoadComponent
  /** Above every page of an owner whose company's mail server fails: since when, and how many letters wait. */
  mailOutage?: LoadComponent
  /** Above every page that an operator sees on a visit in a company. */
  visit?: LoadComponent
  /** In the place of a screen that is opened without a connection: what works nevertheless. */
  offline?: LoadComponent
}

export interface Feature {
  /** Also the name of its i18n namespace. */
  name: string
  routes: FeatureRoute[]
  menu?: MenuEntry[]
  /** Features whose parts its pages show at once: their texts are loaded with the page, so that no part waits for them. */
  textsOf?: string[]
  /** The path of the menu entry that its pages belong to, where it has none of its own. */
  partOf?: string
  actions?: PaletteAction[]
  search?: LoadSearch
  slots?: Slots
  /** Paths of the API (without ids) that this feature reads, and the live events that make each answer outdated. */
  refreshedBy?: RefreshRules
  translations: Record<Language, () => Promise<{ default: object }>>
}

/** The manifest of a feature: data and lazy imports only. It is listed in `features/index.ts`. */
export function defineFeature(feature: Feature): Feature {
  return feature
}
