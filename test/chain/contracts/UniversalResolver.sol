// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EnsRegistry} from "./Ens.sol";

/// What a resolver of all names below its own has (ENSIP-10).
interface IExtendedResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

struct Request {
    address sender;
    string[] urls;
    bytes data;
}

interface IBatchGateway {
    function query(Request[] memory requests) external view returns (bool[] memory failures, bytes[] memory responses);
}

/// The interface, the errors and the batch gateway of the Universal Resolver (ENSIP-23), in a shorter program.
contract UniversalResolver {
    EnsRegistry public immutable registry;

    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error UnsupportedResolverProfile(bytes4 selector);
    error ResolverError(bytes errorData);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error HttpError(uint16 status, string message);
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

    /// What is left to do once a resolver has answered. `reversed` is empty for `resolve`.
    struct Step {
        address resolver;
        bool isExtended;
        bytes4 callback;
        bytes extraData;
        bytes reversed;
        uint256 coinType;
        string primary;
    }

    constructor(EnsRegistry registry_) {
        registry = registry_;
    }

    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory, address) {
        Step memory step;
        bytes memory result = _call(step, name, data);
        return (result, step.resolver);
    }

    /// The second and the third result are both the resolver of the name.
    function reverse(bytes calldata account, uint256 coinType)
        external
        view
        returns (string memory, address, address)
    {
        Step memory step;
        step.reversed = account;
        step.coinType = coinType;
        string memory namespace = coinType == 60 ? "addr" : coinType == 0x80000000 ? "default" : _hex(_trimmed(coinType));
        bytes memory name = abi.encodePacked(_label(_hex(account)), _label(namespace), _label("reverse"), uint8(0));
        bytes memory result = _call(step, name, abi.encodeWithSignature("name(bytes32)", _namehash(name, 0)));
        return _forward(step, result);
    }

    /// Continues after the batch gateway has answered.
    function batchCallback(bytes calldata response, bytes calldata extraData) external view returns (bytes memory) {
        Step memory step = abi.decode(extraData, (Step));
        (bool[] memory failures, bytes[] memory responses) = abi.decode(response, (bool[], bytes[]));
        if (failures[0]) _revert(responses[0]);
        bytes memory result = _answer(step, abi.encodeWithSelector(step.callback, responses[0], step.extraData));
        if (step.reversed.length == 0) _return(abi.encode(result, step.resolver));
        if (bytes(step.primary).length > 0) _checkForward(step, result);
        (string memory primary, address resolver, address reverseResolver) = _forward(step, result);
        _return(abi.encode(primary, resolver, reverseResolver));
    }

    function _forward(Step memory step, bytes memory result) private view returns (string memory, address, address) {
        if (bytes(step.primary).length > 0) return (step.primary, step.resolver, step.resolver);
        string memory primary = abi.decode(result, (string));
        if (bytes(primary).length == 0) return ("", address(0), step.resolver);
        bytes memory name = _dnsEncoded(bytes(primary));
        bytes32 node = _namehash(name, 0);
        step.primary = primary;
        result = _call(
            step,
            name,
            step.coinType == 60
                ? abi.encodeWithSignature("addr(bytes32)", node)
                : abi.encodeWithSignature("addr(bytes32,uint256)", node, step.coinType)
        );
        _checkForward(step, result);
        return (primary, step.resolver, step.resolver);
    }

    function _checkForward(Step memory step, bytes memory result) private pure {
        bytes memory found =
            step.coinType == 60 ? abi.encodePacked(abi.decode(result, (address))) : abi.decode(result, (bytes));
        if (keccak256(found) != keccak256(step.reversed)) revert ReverseAddressMismatch(step.primary, found);
    }

    /// Calls the resolver of a name. Its demand for a gateway becomes one for a batch gateway.
    function _call(Step memory step, bytes memory name, bytes memory data) private view returns (bytes memory) {
        uint256 pos = 0;
        for (step.resolver = address(0); step.resolver == address(0); pos += 1 + uint8(name[pos])) {
            if (name[pos] == 0) revert ResolverNotFound(name);
            step.resolver = registry.resolver(_namehash(name, pos));
            if (step.resolver != address(0)) break;
        }
        if (step.resolver.code.length == 0) revert ResolverNotContract(name, step.resolver);
        step.isExtended = _supports(step.resolver, type(IExtendedResolver).interfaceId);
        if (pos > 0 && !step.isExtended) revert ResolverNotFound(name);
        return _answer(step, step.isExtended ? abi.encodeCall(IExtendedResolver.resolve, (name, data)) : data);
    }

    function _answer(Step memory step, bytes memory data) private view returns (bytes memory result) {
        bool isAnswered;
        (isAnswered, result) = step.resolver.staticcall(data);
        if (isAnswered && result.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        if (isAnswered) return step.isExtended ? abi.decode(result, (bytes)) : result;
        if (bytes4(result) != OffchainLookup.selector) revert ResolverError(result);
        Request[] memory requests = new Request[](1);
        (requests[0].sender, requests[0].urls, requests[0].data, step.callback, step.extraData) =
            abi.decode(_withoutSelector(result), (address, string[], bytes, bytes4, bytes));
        string[] memory urls = new string[](1);
        urls[0] = "x-batch-gateway:true";
        bytes memory batch = abi.encodeCall(IBatchGateway.query, (requests));
        revert OffchainLookup(address(this), urls, batch, this.batchCallback.selector, abi.encode(step));
    }

    function _supports(address resolver, bytes4 id) private view returns (bool) {
        (bool isAnswered, bytes memory result) =
            resolver.staticcall{gas: 30_000}(abi.encodeWithSignature("supportsInterface(bytes4)", id));
        return isAnswered && result.length == 32 && abi.decode(result, (uint256)) == 1;
    }

    function _namehash(bytes memory name, uint256 pos) private pure returns (bytes32) {
        uint256 length = uint8(name[pos]);
        if (length == 0) return 0;
        bytes memory label = new bytes(length);
        for (uint256 i = 0; i < length; i++) label[i] = name[pos + 1 + i];
        return keccak256(abi.encodePacked(_namehash(name, pos + 1 + length), keccak256(label)));
    }

    function _dnsEncoded(bytes memory name) private pure returns (bytes memory encoded) {
        encoded = abi.encodePacked(uint8(0), name, uint8(0));
        uint256 start = 0;
        for (uint256 i = 1; i < encoded.length; i++) {
            if (encoded[i] != "." && i < encoded.length - 1) continue;
            encoded[start] = bytes1(uint8(i - start - 1));
            start = i;
        }
    }

    function _label(string memory text) private pure returns (bytes memory) {
        return abi.encodePacked(uint8(bytes(text).length), text);
    }

    /// The big-endian bytes of a coin type of 32 bits.
    function _trimmed(uint256 coinType) private pure returns (bytes memory) {
        return abi.encodePacked(uint32(coinType));
    }

    function _hex(bytes memory data) private pure returns (string memory) {
        bytes memory text = new bytes(data.length * 2);
        for (uint256 i = 0; i < text.length; i++) {
            text[i] = bytes16("0123456789abcdef")[uint8(data[i / 2]) >> (i % 2 == 0 ? 4 : 0) & 15];
        }
        return string(text);
    }

    function _withoutSelector(bytes memory data) private pure returns (bytes memory rest) {
        rest = new bytes(data.length - 4);
        for (uint256 i = 0; i < rest.length; i++) rest[i] = data[i + 4];
    }

    function _return(bytes memory data) private pure {
        assembly {
            return(add(data, 32), mload(data))
        }
    }

    function _revert(bytes memory data) private pure {
        assembly {
            revert(add(data, 32), mload(data))
        }
    }
}
