import type { Settings } from '@/lib/settings'
import type { CompanySettings } from './company_settings'

/** What a section of the settings gets. */
export interface SectionProps {
  settings: CompanySettings
}

/** What it gets when employees may open it too: they are told nothing of the company's. */
export interface OwnSectionProps {
  settings: Settings
}
