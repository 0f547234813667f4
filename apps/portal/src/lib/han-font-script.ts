/**
 * A font of 284 bytes (WOFF2) that has one sign, a speck and an em wide, for every Han character, with the height of the
 * webfont's lines: it keeps their room until the webfont is there, so that nothing moves when it comes. Asked for at once,
 * before the first line is drawn, wherever two characters draw as the same box.
 */
const HAN_ROOM =
  'd09GMgABAAAAAAEcAAoAAAAAAnwAAADWAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAABmAAfAooPAE2AiQDBgsGAAQgBSAHIBvXAQAuCmNjafQ7TqUa5QXixuaHEs///725z7vTUkqhWaGsgAWwEQVw8IuFOESJzQdJ6cUD1w9KX5C6BXV1WQWA6eS4VYTBt4NoIBZL4GkYQeAxbC65xBVVfTY0YJzh4hnaxOR6AOfb/+t/x6DLOQDgHERZxLIV8ACYcL4NCOf7efDl2E9kalO6nPH4H5/4or8r/m7oH/870cAADSNMAAMQqcrSbt4IAgjCkx1eJ1U9zHF7LxJBaSAMur8XqqfmIgCAVA+CpgQ0AAA0p0oGC6IhbfV7pQA='

/**
 * Asks whether a Han font is installed: a known name that loads, or two characters that do not both draw as the
 * same box.
 * Firefox on Linux draws a box with the code inside, which differs, so there only the names count. The policy of
 * every page names it by its digest.
 */
export const detectHanFont = `(function(){
if(window.paijiHan)return;window.paijiHan=true;
var names=["PingFang SC","Hiragino Sans GB","Heiti SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei","SimSun","Noto Sans SC","Noto Sans CJK SC","Source Han Sans SC","WenQuanYi Micro Hei","WenQuanYi Zen Hei","Droid Sans Fallback"];
function room(){try{var d=atob("${HAN_ROOM}"),u=new Uint8Array(d.length);for(var i=0;i<d.length;i++)u[i]=d.charCodeAt(i);
document.fonts.add(new FontFace("Han Room",u.buffer,{weight:"100 900"}))}catch(e){}}
function load(){var l=document.createElement("link");l.rel="stylesheet";l.href="/fonts/han/han.css";document.head.appendChild(l)}
function boxes(){var c=document.createElement("canvas");c.width=c.height=24;var x=c.getContext("2d",{willReadFrequently:true});
function draw(s){x.clearRect(0,0,24,24);x.textBaseline="top";x.font="20px sans-serif";x.fillText(s,0,0);return x.getImageData(0,0,24,24).data.join()}
return draw("\\u724c")===draw("\\u7c4d")}
if(boxes())room();
try{new FontFace("paiji-probe",names.map(function(n){return "local(\\""+n+"\\")"}).join(",")).load().catch(function(){
var u=navigator.userAgent;if(boxes()||(/Firefox/.test(u)&&/Linux/.test(u)&&!/Android/.test(u)))load()})}catch(e){load()}
})()`
