import type { Settings } from '@/lib/settings'
import type { CompanySettings } from './company_settings'

/** Props of a section of the settings. */
export interface SectionProps {
  settings: CompanySettings
}

/** Props of a section that employees may open too: they contain no settings of the company. */
export interface OwnSectionProps {
  settings: Settings
}
