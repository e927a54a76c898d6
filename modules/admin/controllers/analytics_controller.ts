import { readPlatformFigures } from '#modules/admin/queries/platform_figures'

export default class AnalyticsController {
  /** How the platform is doing: counts only, no company's figures. */
  async show() {
    return readPlatformFigures()
  }
}
