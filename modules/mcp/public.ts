export { callFor, runTool } from '#modules/mcp/run_tool'
export { type Arguments, isRecord, type Json, type Tool } from '#modules/mcp/tool'
export { isReading, toolsFor } from '#modules/mcp/tools_for'
